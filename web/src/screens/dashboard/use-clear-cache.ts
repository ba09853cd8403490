import { getSession } from '@vse/domain/users';
import { useSWRConfig } from 'swr';
import { forgetCache } from '../../lib/api/cache.ts';
import { notify } from '../../lib/notifications.ts';
import { useOfficeWords } from '../../lib/words/words.ts';

const isSession = (key: unknown) => Array.isArray(key) && key[0] === getSession.name;

/** Removes the local cache. What is on the screen is asked for again; who is signed in stays known meanwhile. */
export function useClearCache() {
  const { dashboard } = useOfficeWords();
  const { mutate } = useSWRConfig();
  return async () => {
    forgetCache();
    await mutate((key) => key !== 'settings' && !isSession(key), undefined);
    notify(dashboard.cleared);
  };
}
