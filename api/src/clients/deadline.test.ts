import { expect, test } from 'vitest';
import { deadlineSignal, recordsSignal, withinDeadline } from './deadline.ts';

const signalsAt = (ms: number) =>
  withinDeadline(async () => [deadlineSignal().aborted, recordsSignal().aborted], ms);

test("records get extra time after the request's deadline", async () => {
  expect(await signalsAt(0)).toEqual([true, false]);
});

test('the extra time for records ends, too', async () => {
  expect(await signalsAt(-6000)).toEqual([true, true]);
});
