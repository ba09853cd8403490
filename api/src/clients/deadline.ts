import { AsyncLocalStorage } from 'node:async_hooks';

/** Shorter than the timeouts of the browser (30 s) and Static Web Apps (45 s), so that our problem response arrives. */
const REQUEST_MS = 20_000;

const deadlines = new AsyncLocalStorage<number>();

/**
 * Runs the work with one deadline, shared by all its calls to other services. Work that goes on after the response needs
 * one of its own, or it would end with that of its request.
 */
export const withinDeadline = <T>(work: () => Promise<T>, ms = REQUEST_MS): Promise<T> =>
  deadlines.run(Date.now() + ms, work);

const outside = AsyncLocalStorage.snapshot();
/** Runs the work for no request: without the deadline, the log line and the span of the one that started it. */
export const outsideRequests = <T>(work: () => T): T => outside(work);

/** Milliseconds until the current deadline, or a whole request's time without one. */
export const leftMs = (): number => Math.max(0, msToDeadline());

const msToDeadline = () => (deadlines.getStore() ?? Date.now() + REQUEST_MS) - Date.now();

/**
 * Records get extra time, so that work which another service left unfinished can still be written down. Together still
 * shorter than the browser's timeout.
 */
const RECORDS_GRACE_MS = 5000;

/** Aborts a call to the records shortly after the current deadline. */
export function recordsSignal(): AbortSignal {
  return abortedIn(msToDeadline() + RECORDS_GRACE_MS);
}

/** Aborts at the current deadline, or after `mostMs` if that is sooner. */
export function deadlineSignal(mostMs = REQUEST_MS): AbortSignal {
  return abortedIn(Math.min(mostMs, leftMs()));
}

const abortedIn = (ms: number) => (ms > 0 ? AbortSignal.timeout(ms) : AbortSignal.abort());
