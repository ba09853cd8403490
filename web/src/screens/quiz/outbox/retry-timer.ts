const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;
/** How long to wait for another tab to send its own choices, before this tab sends them. */
const HELP_MS = 3000;

/** Runs later; returns a function that cancels. */
export type Schedule = (run: () => void, ms: number) => () => void;

/** The next attempt to send. There is at most one; the pause before it doubles with each failure. */
export function retryTimer(schedule: Schedule) {
  let cancelScheduled: (() => void) | undefined;
  let failures = 0;
  return {
    isSet: () => cancelScheduled !== undefined,
    cancel: () => {
      cancelScheduled?.();
      cancelScheduled = undefined;
    },
    afterFailure: (run: () => void) => {
      cancelScheduled = schedule(run, Math.min(FIRST_RETRY_MS * 2 ** failures, LAST_RETRY_MS));
      failures += 1;
    },
    afterOtherTab: (run: () => void) => {
      cancelScheduled = schedule(run, HELP_MS);
    },
    /** The next pause is short again. */
    reset: () => {
      failures = 0;
    },
  };
}
