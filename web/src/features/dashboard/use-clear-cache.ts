import { getSession } from '@vse/domain/contract/calls';
import { useForgetAnswers } from '../../lib/api/staff.ts';
import { notify } from '../../lib/notifications.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';

/** Clears the local cache and reloads what the screen shows. The session stays. */
export function useClearCache() {
  const { dashboard } = useOfficeWords();
  const forget = useForgetAnswers(getSession);
  return async () => {
    await forget();
    notify(dashboard.cleared);
  };
}
