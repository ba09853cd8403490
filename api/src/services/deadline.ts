import { AsyncLocalStorage } from 'node:async_hooks';

/** Less than the patience of the browser (30 s) and of Static Web Apps (45 s): an answer in words is to arrive. */
const REQUEST_MS = 20_000;

const ends = new AsyncLocalStorage<number>();

/** Does the work within one deadline for all the calls to other services that it makes. */
export const withinDeadline = <T>(work: () => Promise<T>, ms = REQUEST_MS): Promise<T> =>
  ends.run(Date.now() + ms, work);

/** How long the work at hand may still wait for other services, in milliseconds; outside of any, as long as a request. */
export const leftMs = (): number =>
  Math.max(0, (ends.getStore() ?? Date.now() + REQUEST_MS) - Date.now());

/** Ends a call with the deadline of the work that it is part of. */
export function deadlineSignal(mostMs = REQUEST_MS): AbortSignal {
  const ms = Math.min(mostMs, leftMs());
  return ms > 0 ? AbortSignal.timeout(ms) : AbortSignal.abort();
}
