import { getSession } from '@vse/domain/contract/calls';
import { useSWRConfig } from 'swr';
import { clearStoredCache } from '../../lib/api/cache.ts';
import { notify } from '../../lib/notifications.ts';
import { useOfficeWords } from '../../lib/words/words.ts';

const isSession = (key: unknown) => Array.isArray(key) && key[0] === getSession.name;

/** Clears the local cache and reloads what the screen shows. The session stays. */
export function useClearCache() {
  const { dashboard } = useOfficeWords();
  const { mutate } = useSWRConfig();
  return async () => {
    clearStoredCache();
    await mutate((key) => key !== 'settings' && !isSession(key), undefined);
    notify(dashboard.cleared);
  };
}
