import type { ChangeSet } from '@vse/domain/records/change-sets';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { undoTogether } from './change-set.ts';

type Answer = Partial<ChangeSet> | number;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Answers the calls about a set one after another; a number is the status of a failure. */
async function undo(answers: readonly Answer[]) {
  const left = [...answers];
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes('ChangeSet')) return Response.json({ functionKey: 'key' });
    const answer = left.length > 1 ? left.shift() : left[0];
    return typeof answer === 'number'
      ? new Response('', { status: answer })
      : Response.json({ id: 'set', ...answer });
  });
  const seen: number[] = [];
  const ended = undoTogether({ id: 'set', requestId: 'one' }, ({ written }) => seen.push(written));
  ended.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  return { ended, seen };
}

test('a change set is asked for until it has ended, and says how far it is', async () => {
  const { ended, seen } = await undo([
    { state: 'writing', written: 0 },
    { state: 'writing', written: 100 },
    { state: 'undoing', written: 40 },
    { state: 'undone', written: 0 },
  ]);
  expect(await ended).toMatchObject({ state: 'undone' });
  expect(seen).toEqual([0, 100, 40]);
});

test('a change set that cannot be asked for a while is waited for', async () => {
  const { ended } = await undo([
    { state: 'writing', written: 0 },
    503,
    503,
    { state: 'done', written: 2 },
  ]);
  expect(await ended).toMatchObject({ state: 'done' });
});

test('a change set that cannot be asked for any more is an error', async () => {
  const { ended } = await undo([{ state: 'writing', written: 0 }, 503]);
  await expect(ended).rejects.toMatchObject({ status: 503 });
});

test('a refusal to tell about a change set is an error at once', async () => {
  const { ended, seen } = await undo([{ state: 'writing', written: 0 }, 403, { state: 'done' }]);
  await expect(ended).rejects.toMatchObject({ status: 403 });
  expect(seen).toEqual([0]);
});
