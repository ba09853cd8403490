import { expect, test } from 'vitest';
import { retryTimer } from './retry-timer.ts';

/** A timer whose runs are scheduled by hand. */
function timer() {
  const scheduled: { ms: number; isCanceled: boolean }[] = [];
  const retry = retryTimer((_, ms) => {
    const one = { ms, isCanceled: false };
    scheduled.push(one);
    return () => {
      one.isCanceled = true;
    };
  });
  return { retry, scheduled };
}

test('canceling ends the wait, and nothing is set until the next failure', () => {
  const { retry, scheduled } = timer();
  expect(retry.isSet()).toBe(false);
  retry.afterFailure(() => {});
  expect(retry.isSet()).toBe(true);
  retry.cancel();
  expect([retry.isSet(), scheduled]).toEqual([false, [{ ms: 1000, isCanceled: true }]]);
  retry.cancel();
  retry.afterOtherTab(() => {});
  expect([retry.isSet(), scheduled.at(-1)]).toEqual([true, { ms: 3000, isCanceled: false }]);
});

test('the pause doubles up to half a minute, and a reset makes it short', () => {
  const { retry, scheduled } = timer();
  for (let failure = 1; failure <= 7; failure += 1) retry.afterFailure(() => {});
  expect(scheduled.map(({ ms }) => ms)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  retry.reset();
  retry.afterFailure(() => {});
  expect(scheduled.at(-1)?.ms).toBe(1000);
});
