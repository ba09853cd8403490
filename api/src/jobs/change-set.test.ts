import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type OpenedContext, openContext } from '../../../tests/support/context.ts';
import { fillRecords } from '../../../tests/support/fill-records.ts';
import { runKinds, runRegular } from '../../../tests/support/jobs.ts';
import {
  addSmallCatalogue,
  changeFragrances,
  fragranceWith,
  isLocked,
  publishStates,
  saveFragrance,
} from '../../../tests/support/small-catalogue.ts';
import { getChangeSet } from '../services/change-sets/change-sets.ts';
import type { Doc } from '../store/store.ts';
import { changeSetJob, createChangeSet } from './change-set.ts';
import { endRecordsJob } from './end-records.ts';
import { anyJob } from './job.ts';

const DAY_MINUTES = 24 * 60;
const CHANGE = { changedBy: '', changedDate: '2026-01-05T09:00:00.000Z' };

let opened: OpenedContext;
let events: string[];
beforeEach(async () => {
  opened = openContext({}, { KEEP_HISTORY_DAYS: '30' });
  events = [];
  for (const level of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => {
      events.push(JSON.parse(line).event);
    });
  await addSmallCatalogue(opened.context);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await opened.stop();
});

const goOn = async () => {
  opened.pass(3);
  await runKinds(opened.other, [anyJob(changeSetJob)]);
};
const crash = () => {
  throw new Error('The instance is gone');
};

describe('a change set of a catalogue that is old, beside retention', () => {
  test('is set back after a conflict, although its records were saved long ago', async () => {
    opened.pass(300 * DAY_MINUTES);
    opened.store.beforeWrite('fragrances', 2, async () => {
      await saveFragrance(opened.other, 'sun', { calm: 6 });
      await runRegular(opened.other, endRecordsJob);
    });
    const { id } = await changeFragrances(opened.context, { publishState: 'Draft' }, [
      'sea',
      'sun',
    ]);
    expect(await getChangeSet(opened.context, id)).toMatchObject({
      state: 'undone',
      left: [{ id: 'sun', code: 'CHANGED_MEANWHILE' }],
    });
    expect([await publishStates(opened.other), await isLocked(opened.context)]).toEqual([
      { sea: 'Published', sun: 'Published' },
      false,
    ]);
  });

  test('leaves a record as it is whose former state is gone, names it, and frees the catalogue', async () => {
    opened.store.beforeWrite('fragrances', 2, async () => {
      await saveFragrance(opened.other, 'sun', { calm: 6 });
      const states = opened.database.container<Doc & { record: string }>('history');
      const { items } = await states.page({ limit: 50 });
      for (const { doc, etag } of items)
        if (doc.record === 'fragrance sea') await states.remove(doc.id, etag);
    });
    const { id } = await changeFragrances(opened.context, { publishState: 'Draft' }, [
      'sea',
      'sun',
    ]);
    expect(await getChangeSet(opened.context, id)).toMatchObject({
      state: 'undone',
      leftCount: 2,
      left: [{ code: 'CHANGED_MEANWHILE' }, { id: 'sea', code: 'FORMER_STATE_GONE' }],
    });
    expect([await publishStates(opened.other), await isLocked(opened.context)]).toEqual([
      { sea: 'Draft', sun: 'Published' },
      false,
    ]);
  });
});

test('a change set whose part is gone is set back, says so, and frees the catalogue', async () => {
  opened.store.beforeWrite('fragrances', 1, crash);
  const { id } = await changeFragrances(opened.context, { publishState: 'Draft' }, ['sea', 'sun']);
  expect(events).toContain('unforeseen');
  const parts = opened.database.container<Doc>('history');
  const part = (await parts.read(`${id}.0`)) ?? expect.fail('No part');
  await parts.remove(part.doc.id, part.etag);
  await goOn();
  expect(await getChangeSet(opened.context, id)).toMatchObject({
    state: 'undone',
    left: [{ code: 'CHANGE_SET_PART_GONE' }, { code: 'CHANGE_SET_PART_GONE' }],
  });
  expect(await isLocked(opened.context)).toBe(false);
});

test('a record that cannot be read is named before anything is written', async () => {
  const { providers } = opened.context.records;
  await providers.create({ id: 'bad', name: 'Bad', fragrances: 'none', ...CHANGE } as never);
  const seen = await Promise.all(
    ['house', 'bad'].map(async (id) => ({ id, etag: (await providers.read(id))?.etag ?? '' })),
  );
  const input = { fragrances: [], providers: [{ fields: { take: ['sea'] }, records: seen }] };
  await expect(
    createChangeSet(opened.context, 'set', input, { userId: null }),
  ).rejects.toMatchObject({ status: 400, issues: [{ code: 'RECORD_UNREADABLE', field: 'bad' }] });
  expect(await isLocked(opened.context)).toBe(false);
});

test('a thousand fragrances come into a hundred inventories, in parts that each database takes', async () => {
  const ids = Array.from({ length: 1000 }, (_, at) => `fragrance-with-an-id-${at}`);
  fillRecords(
    opened.file,
    'fragrances',
    ids.map((id) => ({ ...fragranceWith(id, { calm: 1 }), id, ...CHANGE })),
  );
  fillRecords(
    opened.file,
    'providers',
    Array.from({ length: 100 }, (_, at) => ({
      ...{ id: `p${at}`, name: `P${at}`, showLogoOnPdf: false, fragrances: [{ id: 'sea' }] },
      ...CHANGE,
    })),
  );
  const { providers } = opened.context.records;
  const seen = await Promise.all(
    Array.from({ length: 100 }, async (_, at) => ({
      id: `p${at}`,
      etag: (await providers.read(`p${at}`))?.etag ?? '',
    })),
  );
  const by = { userId: null };
  const input = { fragrances: [], providers: [{ fields: { add: ids }, records: seen }] };
  const set = await createChangeSet(opened.context, 'set', input, by);
  expect(set.total).toBe(100);
  await expect
    .poll(() => getChangeSet(opened.context, 'set'), { timeout: 60_000 })
    .toMatchObject({ state: 'done', written: 100 });
  expect((await providers.read('p99'))?.doc.fragrances).toHaveLength(1001);
  const parts = (await opened.context.records.changeSetSlices.page({ limit: 500 })).items;
  const sizes = parts
    .filter(({ doc }) => doc.record === 'change set set')
    .map(({ doc }) => JSON.stringify(doc).length);
  expect([sizes.length, Math.max(...sizes) < 100_000]).toEqual([1, true]);
});

test('parts are closed before they are too large for a document', async () => {
  const { slicesFrom } = await import('../services/change-sets/slices.ts');
  const ids = (from: number) => Array.from({ length: 5000 }, (_, at) => `fragrance-${from}-${at}`);
  const items = Array.from({ length: 40 }, (_, at) => ({
    ...{ id: `p${at}`, name: 'P', etag: 'e' },
    fields: { add: ids(at) },
  }));
  const slices = slicesFrom(items);
  expect(slices.flatMap((slice) => slice.items)).toHaveLength(40);
  expect(Math.max(...slices.map((slice) => JSON.stringify(slice).length))).toBeLessThan(1_000_000);
});
