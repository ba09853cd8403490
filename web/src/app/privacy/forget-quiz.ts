import { dropRespondentToken, tokenFor } from '../../lib/auth/tokens.ts';
import { safeLocalStorage } from '../../lib/browser/key-value.ts';
import { paths } from '../../lib/paths.ts';
import { outboxKey } from '../../screens/quiz/outboxes.ts';

/** Removes what this browser keeps of a respondent's quiz: the token, and answers that are not saved. */
export function forgetQuiz(id: string) {
  safeLocalStorage.remove(outboxKey(id));
  dropRespondentToken(id, tokenFor(id));
}

/** Loads the first page from the server, so that no answers stay in memory, nor in a page that Back would show again. */
export function leaveForHome() {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  location.replace(paths.home.getHref());
}
