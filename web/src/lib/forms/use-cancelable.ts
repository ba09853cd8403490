import { useEffect, useRef, useState } from 'react';

export type Running<Progress> = { onProgress: (progress: Progress) => void; signal: AbortSignal };

/**
 * Long work with progress, one piece at a time. Canceling aborts its signal, and so does leaving the page, because
 * nobody would use the result. A failure after that is not reported.
 */
export function useCancelable<Progress>() {
  /** Undefined while nothing runs. */
  const [progress, setProgress] = useState<Progress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const end = () => {
    running.current = undefined;
    setProgress(undefined);
  };

  async function run(
    start: Progress,
    work: (running: Running<Progress>) => Promise<void>,
    onFailure: (error: unknown) => void,
  ) {
    if (running.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setProgress(start);
    const onProgress = (done: Progress) => !signal.aborted && setProgress(done);
    try {
      await work({ onProgress, signal });
    } catch (error) {
      if (!signal.aborted) onFailure(error);
    } finally {
      if (running.current === controller) end();
    }
  }

  return {
    progress,
    run,
    cancel: () => {
      running.current?.abort();
      end();
    },
  };
}
