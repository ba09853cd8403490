import { DAY_MS } from '@vse/domain/rules/durations';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OpenedContext, openContext } from '../../../tests/support/context.ts';
import { runRegular } from '../../../tests/support/jobs.ts';
import { everything } from '../store/documents.ts';
import { ALL_JOBS } from './jobs.ts';
import { pruneJob } from './prune.ts';

let opened: OpenedContext;
beforeEach(() => {
  opened = openContext({});
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  await opened.stop();
});

const kept = async () => (await everything(opened.context.records.jobs)).map(({ doc }) => doc.id);

async function addJob(id: string, kind: string, state: 'done' | 'ended' | 'failed', days: number) {
  const changed = opened.context.now().getTime() - days * DAY_MS;
  await opened.context.records.jobs.create({
    ...{ id, kind, state, due: null, began: changed, changed, token: '', tries: 0, input: null },
    ...{ at: null, counts: {}, reason: '', left: [], by: '' },
  });
}

test('jobs that were over 30 days ago are removed, but for failed ones', async () => {
  await addJob('done', 'changeSet', 'done', 31);
  await addJob('ended', 'erasure', 'ended', 31);
  await addJob('again', 'eraseAgain', 'done', 31);
  await addJob('lately', 'changeSet', 'done', 29);
  await addJob('failed', 'changeSet', 'failed', 31);
  expect(await runRegular(opened.context, pruneJob)).toEqual({ removed: 3 });
  expect((await kept()).sort()).toEqual(['failed', 'lately', 'prune']);
});

test('regular work that had nothing to do for long keeps its place', async () => {
  const regular = ALL_JOBS.filter(({ everyMinutes }) => everyMinutes !== undefined);
  for (const { kind } of regular) await addJob(kind, kind, 'done', 31);
  expect(await runRegular(opened.context, pruneJob)).toEqual({});
  expect(await kept()).toHaveLength(8);
});
