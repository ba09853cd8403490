import { useState } from 'react';
import { ApiError, statusOf } from '../lib/api/api-error.ts';
import type { Choice } from '../lib/msal/auth.ts';
import { claimsOf } from '../lib/msal/claims.ts';
import { loadAuth } from '../lib/msal/load-auth.ts';
import { SignInError } from '../lib/msal/sign-in-error.ts';
import { notify } from '../lib/notifications.ts';
import { problemMessages } from '../lib/problem.ts';
import { hasNoRole } from '../lib/session.ts';
import { signIn as takeIn } from '../lib/sign-in.ts';
import { signInRequest } from '../lib/sign-in-request.ts';
import { type OfficeWords, useOfficeWords, useWords, type Words } from '../lib/words/words.ts';

/** From the account a person chose to being signed in; every failure is told. */
export function useSignIn() {
  const words = useWords();
  const { signIn } = useOfficeWords();
  const [isOpen, setOpen] = useState(false);
  const [isWithoutRole, setWithoutRole] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);

  /** Answers nothing when there is no token: why has been told then. */
  async function ask(choice: Choice): Promise<string | undefined> {
    setOpen(true);
    setProblems([]);
    try {
      const token = await (await loadAuth()).signIn(choice);
      setOpen(false);
      return token;
    } catch (error) {
      if (error instanceof SignInError && error.problem === 'superseded') return undefined;
      setOpen(false);
      setProblems(refusal(error, signIn, words));
      return undefined;
    }
  }

  async function begin(choice: Choice) {
    const token = await ask(choice);
    if (token === undefined) return;
    try {
      const { logError } = await takeIn(token);
      if (logError)
        notify([signIn.notLogged, ...problemMessages(logError, words)].join(' '), {
          isError: true,
        });
    } catch (error) {
      if (statusOf(error) === 401 && hasNoRole(token)) {
        setWithoutRole(true);
        setProblems([signIn.noRole(claimsOf(token)?.name ?? '')]);
      } else if (signInRequest.get()) setProblems(problemMessages(error, words));
      // The dialog was closed meanwhile.
      else notify(problemMessages(error, words).join(' '), { isError: true });
    }
  }

  return { begin, isOpen, isWithoutRole, problems };
}

function refusal(error: unknown, signIn: OfficeWords['signIn'], words: Words): readonly string[] {
  // The app's own settings, or its code, did not come.
  if (!(error instanceof SignInError))
    return error instanceof ApiError ? problemMessages(error, words) : [words.problem.unreachable];
  switch (error.problem) {
    case 'cancelled':
    case 'blocked':
    case 'timedOut':
      return [signIn[error.problem]];
    case 'unreachable':
      return [words.problem.unreachable];
    default:
      return [signIn.failed(error.message)];
  }
}
