import { useState } from 'react';
import { ApiError, statusOf } from '../../lib/api/api-error.ts';
import type { SignInChoice } from '../../lib/auth/auth.ts';
import { claimsOf } from '../../lib/auth/claims.ts';
import { loadAuth } from '../../lib/auth/load-auth.ts';
import { hasNoRole } from '../../lib/auth/session.ts';
import { signIn as startSession } from '../../lib/auth/sign-in.ts';
import { SignInError } from '../../lib/auth/sign-in-error.ts';
import { signInRequest } from '../../lib/auth/sign-in-request.ts';
import { errorMessages } from '../../lib/forms/errors.ts';
import { notify } from '../../lib/notifications.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import type { OfficeWords } from '../../lib/words/types.ts';
import { useWords, type Words } from '../../lib/words/words.ts';

/** Signs in with the account that the person chooses. Every failure becomes a message. */
export function useSignIn() {
  const words = useWords();
  const { signIn } = useOfficeWords();
  const [isOpen, setOpen] = useState(false);
  const [isWithoutRole, setWithoutRole] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);

  /** Returns a token. Undefined after a failure, whose message is shown then. */
  async function requestToken(
    choice: SignInChoice,
    isAutomatic: boolean,
  ): Promise<string | undefined> {
    setOpen(true);
    setProblems([]);
    try {
      const token = await (await loadAuth()).signIn(choice);
      setOpen(false);
      return token;
    } catch (error) {
      const problem = error instanceof SignInError ? error.problem : undefined;
      if (problem === 'superseded') return undefined;
      setOpen(false);
      // Safari blocks a window that opens only after the code for it was loaded. A click on the button opens it.
      if (!isAutomatic || problem !== 'blocked') setProblems(failureMessages(error, signIn, words));
      return undefined;
    }
  }

  /** `isAutomatic`: nobody has pressed the button that opens the provider's window. */
  async function begin(choice: SignInChoice, isAutomatic = false) {
    const token = await requestToken(choice, isAutomatic);
    if (token === undefined) return;
    try {
      const { logError } = await startSession(token);
      if (logError)
        notify([signIn.notLogged, ...errorMessages(logError, words)].join(' '), {
          isError: true,
        });
    } catch (error) {
      if (statusOf(error) === 401 && hasNoRole(token)) {
        setWithoutRole(true);
        setProblems([signIn.noRole({ name: claimsOf(token)?.name ?? '' })]);
      } else if (signInRequest.get()) setProblems(errorMessages(error, words));
      // The dialog has been closed.
      else notify(errorMessages(error, words).join(' '), { isError: true });
    }
  }

  return { begin, isOpen, isWithoutRole, problems };
}

function failureMessages(
  error: unknown,
  signIn: OfficeWords['signIn'],
  words: Words,
): readonly string[] {
  // The settings or the code failed to load.
  if (!(error instanceof SignInError))
    return error instanceof ApiError ? errorMessages(error, words) : [words.problem.unreachable];
  switch (error.problem) {
    case 'cancelled':
    case 'blocked':
    case 'timedOut':
      return [signIn[error.problem]];
    case 'unreachable':
      return [words.problem.unreachable];
    default:
      return [signIn.failed({ reason: error.message })];
  }
}
