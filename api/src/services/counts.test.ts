import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OpenedContext, openContext } from '../../../tests/support/context.ts';
import { runRegular } from '../../../tests/support/jobs.ts';
import { publishJob } from '../jobs/publish.ts';
import { afterWrites } from '../store/after-writes.ts';
import { recordsOf } from '../store/typed-containers.ts';
import { adjectiveKind } from './catalogue/adjectives.ts';
import { addRecord, removeRecord, updateRecord } from './catalogue/catalogue.ts';
import { keptCount, listCount, oldestOf } from './counts.ts';
import { whereState } from './invites/find-invites.ts';
import { createKeptCounts } from './kept-counts.ts';

let opened: OpenedContext;
beforeEach(() => {
  opened = openContext({});
});
afterEach(() => opened.stop());

const SECOND = 1 / 60;
const ALL = { where: [] };
let created = 0;

/** Adds adjectives as another instance does: this one does not notice. */
async function addElsewhere(number = 1) {
  const { adjectives } = recordsOf(opened.store);
  const by = { changedBy: '', changedDate: '2026-03-01T10:00:00.000Z' };
  for (let n = 0; n < number; n++) {
    created += 1;
    await adjectives.create({ id: `adjective-${created}`, name: `Word ${created}`, ...by });
  }
}

const kept = async (maxAge = 60) =>
  (await keptCount(opened.context, 'adjectives', ALL, maxAge)).count;
const ofList = async (maxAge = 60) =>
  (await listCount(opened.context, 'adjectives', ALL, maxAge)).count;

test('a kept count costs no store call, and is counted again after a minute', async () => {
  await addElsewhere(2);
  expect(await kept()).toBe(2);
  await addElsewhere();
  opened.pass(59 * SECOND);
  expect(await opened.store.callsOf(() => kept())).toEqual([]);
  expect(await kept()).toBe(2);
  opened.pass(1 * SECOND);
  expect(await opened.store.callsOf(() => kept())).toEqual(['adjectives.count']);
  expect(await kept()).toBe(3);
});

test('a count is no older than the caller allows', async () => {
  expect(await kept()).toBe(0);
  await addElsewhere();
  opened.pass(30 * SECOND);
  expect(await kept(31)).toBe(0);
  expect(await kept(30)).toBe(1);
});

test('a caller that has just written is never answered a kept count, not even of this instant', async () => {
  const now = () => new Date('2026-05-01T08:00:00.000Z');
  const context = {
    records: recordsOf(opened.store),
    keptCounts: createKeptCounts(now),
    now,
  };
  const count = async () => (await keptCount(context, 'adjectives', ALL, 0)).count;
  expect(await count()).toBe(0);
  await addElsewhere();
  expect(await count()).toBe(1);
});

test('a count from ahead of the clock is not answered', async () => {
  opened.pass(1);
  expect(await kept()).toBe(0);
  await addElsewhere();
  opened.pass(-1);
  expect(await kept()).toBe(1);
});

test('the count of a list below 1,000 is exact, from 1,000 on it is kept', async () => {
  await addElsewhere(998);
  expect(await ofList()).toBe(998);
  await addElsewhere();
  expect(await ofList()).toBe(999);
  await addElsewhere();
  expect(await ofList()).toBe(1000);
  await addElsewhere();
  expect(await ofList()).toBe(1000);
  expect(await ofList(0)).toBe(1001);
});

test('a write of this instance drops the counts of its container, and of no other', async () => {
  const { context, store } = opened;
  const others = () => keptCount(context, 'providers', ALL, 60);
  await others();
  expect(await kept()).toBe(0);
  await addRecord(context, adjectiveKind, 'calm', { name: 'Calm' });
  expect(await kept()).toBe(1);
  await addElsewhere();
  await updateRecord(context, adjectiveKind, 'calm', undefined, { name: 'Calmer' });
  expect(await kept()).toBe(2);
  await addElsewhere(2);
  await removeRecord(context, adjectiveKind, 'calm', undefined);
  expect(await kept()).toBe(3);
  expect(await store.callsOf(others)).toEqual([]);
});

test('a write that failed drops the counts too: it may have happened', async () => {
  const { context, store } = opened;
  expect(await kept()).toBe(0);
  await addElsewhere();
  await runRegular(opened.context, publishJob);
  store.beforeWrite('adjectives', 1, () => {
    throw new Error('no answer');
  });
  await expect(addRecord(context, adjectiveKind, 'calm', { name: 'Calm' })).rejects.toThrow(
    'no answer',
  );
  expect(await kept()).toBe(1);
});

test('conditions with the present time are found again by their name', async () => {
  const count = (name: 'open' | 'expired') =>
    keptCount(
      opened.context,
      'invites',
      { where: [], timed: { name, where: whereState(opened.context, name) } },
      60,
    );
  await count('open');
  opened.pass(10 * SECOND);
  expect(await opened.store.callsOf(() => count('open'))).toEqual([]);
  expect(await opened.store.callsOf(() => count('expired'))).toEqual(['invites.count']);
});

test('the date of several counts is that of the oldest', async () => {
  const counts = [3, 1, 2].map((second) => ({ count: 7, countedAt: second * 1000 }));
  expect(oldestOf(opened.context, counts)).toBe('1970-01-01T00:00:01.000Z');
});

const always = () => true;

test('a count that began before a write ended is answered, but not kept', async () => {
  const counts = createKeptCounts(() => new Date());
  const { adjectives } = recordsOf(afterWrites(opened.store, counts.drop));
  const overtaken = await counts.get('adjectives', 'all', always, async () => {
    await adjectives.create({
      id: 'late',
      name: 'Late',
      changedBy: '',
      changedDate: '2026-03-01T10:00:00.000Z',
    });
    return 0;
  });
  expect(overtaken.count).toBe(0);
  expect((await counts.get('adjectives', 'all', always, async () => 1)).count).toBe(1);
});

test('a count that was made during a write is dropped when the write ends', async () => {
  const counts = createKeptCounts(() => new Date());
  const count = (number: number) => counts.get('adjectives', 'all', always, async () => number);
  opened.store.beforeWrite('adjectives', 1, async () => {
    await setImmediate();
    await count(0);
  });
  const { adjectives } = recordsOf(afterWrites(opened.store, counts.drop));
  await adjectives.create({
    id: 'calm',
    name: 'Calm',
    changedBy: '',
    changedDate: '2026-03-01T10:00:00.000Z',
  });
  expect((await count(1)).count).toBe(1);
});

test('at most 200 counts of a container are kept, those made last', async () => {
  const counts = createKeptCounts(() => new Date());
  for (let n = 0; n <= 200; n++) await counts.get('invites', `${n}`, always, async () => n);
  const made: string[] = [];
  for (const key of ['200', '1', '0'])
    await counts.get('invites', key, always, async () => made.push(key));
  expect(made).toEqual(['0']);
});
