import { useLayoutEffect, useRef, useState } from 'react';
import { notify } from '../notifications.ts';
import { screenOf } from '../paths.ts';
import { useWords } from '../words/words.ts';
import { errorMessages } from './errors.ts';

/**
 * Runs one request at a time: a second click during a request does nothing. After the person has left the screen,
 * `onDone` (navigate, close a dialog) is skipped, and a failure becomes a notification that stays. `refresh` runs in any
 * case, for the lists that the person may be looking at by then.
 *
 * `title` says what failed, such as 'Error Saving User'. `reasonsOf` replaces the reasons that the error has.
 */
export function useAction(title: string, reasonsOf?: (error: unknown) => readonly string[]) {
  const words = useWords();
  // A ref, because a second click can come before the first one has rendered.
  const isRunning = useRef(false);
  const isMounted = useIsMounted();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  async function run<Answer>(
    work: () => Promise<Answer>,
    onDone?: (answer: Answer) => void,
    refresh?: () => unknown,
  ) {
    if (isRunning.current) return;
    isRunning.current = true;
    const screen = screenOf(location);
    // The screen stays mounted after the address has changed, until the code of the next one is there.
    const isHere = () => isMounted.current && screenOf(location) === screen;
    setBusy(true);
    setError(undefined);
    try {
      const answer = await work();
      if (isHere()) onDone?.(answer);
      void refresh?.();
    } catch (failure) {
      if (isHere()) setError(failure);
      else {
        const reasons = reasonsOf?.(failure) ?? errorMessages(failure, words);
        notify(`${title}: ${reasons.join(' ')}`, { isError: true });
      }
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { run, isBusy, error, clearError: () => setError(undefined) };
}

/** Whether the component is mounted. */
function useIsMounted() {
  const isMounted = useRef(false);
  // A layout effect, because a failure may come between the next page's first paint and its effects.
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
