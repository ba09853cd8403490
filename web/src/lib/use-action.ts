import { useRef, useState } from 'react';

/** One thing at a time: a second click while the first is under way does nothing; what it failed with is kept. */
export function useAction() {
  // A ref, since a second click can come before the first one has drawn anything.
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  async function run(work: () => Promise<void>) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setError(undefined);
    try {
      await work();
    } catch (failure) {
      setError(failure);
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }

  return { run, isBusy, error, forget: () => setError(undefined) };
}
