import { expect, test, vi } from 'vitest';
import { exclusively } from './exclusively.ts';

type Locks = NonNullable<Parameters<typeof exclusively>[0]>;

/** The browser's type has an overload with options, which the outbox does not use. */
const locksThat = (request: (name: string, task: () => Promise<void>) => Promise<void>) =>
  ({ request }) as unknown as Locks;
const granting = locksThat((_, task) => task());
const refusing = locksThat(() => Promise.reject(new DOMException('No', 'SecurityError')));
const throwing = locksThat(() => {
  throw new DOMException('No', 'SecurityError');
});

test.each([
  ['granted', granting],
  ['refused', refusing],
  ['refused at once', throwing],
  ['unknown to the browser', undefined],
])('with a lock that is %s, the task runs once', async (_, locks) => {
  const task = vi.fn(async () => {});
  await exclusively(locks, 'outbox', task);
  expect(task).toHaveBeenCalledTimes(1);
});

test.each([
  ['granted', granting],
  ['refused', refusing],
])('with a lock that is %s, a failing task rejects and is not retried', async (_, locks) => {
  const task = vi.fn(() => Promise.reject(new Error('lost')));
  await expect(exclusively(locks, 'outbox', task)).rejects.toThrow('lost');
  expect(task).toHaveBeenCalledTimes(1);
});
