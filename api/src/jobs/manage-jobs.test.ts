import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type OpenedContext, openContext } from '../../../tests/support/context.ts';
import { runKinds, runTimer } from '../../../tests/support/jobs.ts';
import {
  addSmallCatalogue,
  changeFragrances,
  isLocked,
  publishStates,
  saveFragrance,
} from '../../../tests/support/small-catalogue.ts';
import { removeRecord } from '../services/catalogue/catalogue.ts';
import { fragranceKind } from '../services/catalogue/fragrances.ts';
import { getChangeSet } from '../services/change-sets/change-sets.ts';
import type { Context } from '../services/context.ts';
import { beginSet, endSet } from '../services/published/published-set.ts';
import { changeSetJob, undoChangeSet } from './change-set.ts';
import { anyJob } from './job.ts';
import { endJob, pageJobs, retryJob } from './manage-jobs.ts';

let opened: OpenedContext;
let context: Context;
beforeEach(async () => {
  opened = openContext({});
  context = opened.context;
  for (const level of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => {});
  await addSmallCatalogue(opened.context);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await opened.stop();
});

const broken = () => {
  throw new Error('The disk is full');
};
/** A set of both fragrances that stops at the second one, however often it is tried. */
async function stoppedSet() {
  for (let write = 2; write <= 40; write += 1)
    opened.store.beforeWrite('fragrances', write, broken);
  return changeFragrances(opened.context, { publishState: 'Draft' }, ['sea', 'sun']);
}
/** All tries of writing and of setting back. */
async function untilFailed(): Promise<void> {
  for (let runs = 0; runs < 14; runs += 1) {
    opened.pass(11);
    await runKinds(context, [anyJob(changeSetJob)]);
  }
}

describe('a change set that cannot go on', () => {
  test('is listed with its reason, ended by an Admin, and frees the catalogue', async () => {
    const { id } = await stoppedSet();
    expect(await pageJobs(context, { limit: 10 })).toMatchObject({
      items: [
        { id, kind: 'changeSet', state: 'waiting', reason: 'The disk is full', canEnd: true },
      ],
    });
    await expect(removeRecord(opened.other, fragranceKind, 'sun', undefined)).rejects.toMatchObject(
      {
        status: 409,
      },
    );
    expect(await endJob(opened.other, id)).toMatchObject({
      ...{ state: 'ended', due: null, canEnd: false },
      left: [
        { state: 'changed', count: 1, names: ['sea'] },
        { state: 'unchanged', count: 1, names: ['sun'] },
      ],
    });
    expect(await isLocked(context)).toBe(false);
    expect(await publishStates(opened.other)).toEqual({ sea: 'Draft', sun: 'Published' });
    expect(await getChangeSet(opened.other, id)).toMatchObject({
      state: 'failed',
      written: 1,
      undoableUntil: expect.any(String),
    });
    await saveFragrance(opened.other, 'sun', { calm: 1 });
  });

  test('can be undone once it was ended', async () => {
    const { id } = await stoppedSet();
    await endJob(opened.other, id);
    const undo = await undoChangeSet(opened.other, 'undo', id, { userId: null });
    expect(undo).toMatchObject({ state: 'done', written: 1 });
    expect(await publishStates(opened.other)).toEqual({ sea: 'Published', sun: 'Published' });
  });

  test('is seen by quizzes as it is stored once it was ended', async () => {
    const { id } = await stoppedSet();
    await endJob(opened.other, id);
    opened.pass(1);
    await runTimer(opened.other);
    const head = (await context.records.publishedHead.read('head'))?.doc;
    const rows = await Promise.all(
      Object.entries(head?.parts ?? {})
        .filter(([name]) => name.startsWith('fragrance'))
        .map(async ([, part]) => (await context.records.publishedParts.read(part))?.doc.rows ?? {}),
    );
    expect(rows.flatMap((each) => Object.keys(each))).toEqual(['sun']);
  });

  test('fails by itself after ten tries at the latest, with the catalogue free', async () => {
    const { id } = await stoppedSet();
    await untilFailed();
    expect(
      (await pageJobs(context, { limit: 20 })).items.find((job) => job.id === id),
    ).toMatchObject({ state: 'failed', reason: 'The disk is full', due: null });
    expect(await isLocked(context)).toBe(false);
  });

  test('is completed by Try again once the cause has gone', async () => {
    const { id } = await stoppedSet();
    expect(await retryJob(opened.other, id)).toMatchObject({ state: 'done', reason: '' });
    expect(await publishStates(opened.other)).toEqual({ sea: 'Draft', sun: 'Draft' });
    expect(await isLocked(context)).toBe(false);
  });

  test('is set back by Try again after it has failed, whatever was changed since', async () => {
    const { id } = await stoppedSet();
    await untilFailed();
    expect(await isLocked(context)).toBe(false);
    await saveFragrance(opened.other, 'sun', { calm: 6 });
    await retryJob(opened.other, id);
    expect(await getChangeSet(opened.other, id)).toMatchObject({
      state: 'undone',
      left: [{ code: 'CHANGE_SET_FAILED' }],
    });
    expect(await publishStates(opened.other)).toEqual({ sea: 'Published', sun: 'Published' });
    expect(await isLocked(context)).toBe(false);
  });
});

test('a change set that has failed waits for another one before it goes on', async () => {
  const { id } = await stoppedSet();
  await untilFailed();
  await beginSet(opened.other, 'second');
  expect(await retryJob(opened.other, id)).toMatchObject({
    state: 'waiting',
    reason: expect.stringContaining('CHANGE_SET_RUNNING'),
  });
  expect(await publishStates(opened.other)).toEqual({ sea: 'Draft', sun: 'Published' });
  await endSet(opened.other, 'second');
  expect(await retryJob(opened.other, id)).toMatchObject({ state: 'done' });
  expect(await publishStates(opened.other)).toEqual({ sea: 'Published', sun: 'Published' });
});

describe('Try again and End', () => {
  test('of a job that is over, or that nobody has, say so', async () => {
    const { id } = await changeFragrances(opened.context, { publishState: 'Draft' }, ['sea']);
    await expect(retryJob(context, id)).rejects.toMatchObject({ status: 409 });
    await expect(endJob(context, id)).rejects.toMatchObject({ status: 409 });
    await expect(retryJob(context, 'nobody')).rejects.toMatchObject({ status: 404 });
  });

  test('pressed twice are one', async () => {
    const { id } = await stoppedSet();
    const both = await Promise.all([
      endJob(opened.other, id),
      endJob(opened.other, id).catch(({ status }) => status),
    ]);
    expect(both.some((one) => typeof one === 'object' && one.state === 'ended')).toBe(true);
    expect((await pageJobs(context, { limit: 5 })).items).toMatchObject([{ id, state: 'ended' }]);
  });

  test('of regular work: it runs at once, and cannot be ended', async () => {
    await runTimer(context);
    opened.store.beforeCall('insightFacts.page', broken);
    context.looks.clear();
    await context.records.jobs
      .read('countInsight')
      .then((job) => job && context.records.jobs.remove(job.doc.id, job.etag));
    await context.records.jobs.create({
      ...{ id: 'countInsight', kind: 'countInsight', state: 'failed', due: 9e15, began: 0 },
      ...{ changed: 0, token: '', tries: 10, input: null, at: null, counts: {}, reason: 'x' },
      ...{ left: [], by: '' },
    });
    await expect(endJob(context, 'countInsight')).rejects.toMatchObject({ status: 409 });
    expect(await retryJob(opened.other, 'countInsight')).toMatchObject({ state: 'done' });
  });

  test('of a job that runs: it ends after its step', async () => {
    let ended: unknown;
    opened.store.beforeWrite('fragrances', 1, async () => {
      const [job] = (await pageJobs(opened.other, { limit: 1 })).items;
      ended = await endJob(opened.other, job?.id ?? '');
    });
    const { id } = await changeFragrances(opened.context, { publishState: 'Draft' }, [
      'sea',
      'sun',
    ]);
    expect(ended).toMatchObject({ state: 'running', isEnding: true });
    expect((await pageJobs(context, { limit: 1 })).items).toMatchObject([
      { id, state: 'ended', left: [{ count: 2 }, { count: 0 }] },
    ]);
    expect(await isLocked(context)).toBe(false);
  });
});
