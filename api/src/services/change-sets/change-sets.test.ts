import { randomUUID } from 'node:crypto';
import type { NewChangeSet } from '@vse/domain/records/change-sets';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import { addColleagues } from '../../../../tests/support/demo-staff.ts';
import { fillRecords } from '../../../../tests/support/fill-records.ts';
import { runTimer } from '../../../../tests/support/jobs.ts';
import {
  addFragrance,
  addSmallCatalogue,
  changeFragrances,
  fragranceWith,
  recommendedFor,
  SELLER,
  saveFragrance,
} from '../../../../tests/support/small-catalogue.ts';
import { createChangeSet, undoChangeSet } from '../../jobs/change-set.ts';
import type { Doc } from '../../store/store.ts';
import { listRecords, removeRecord, updateRecord } from '../catalogue/catalogue.ts';
import { fragranceKind } from '../catalogue/fragrances.ts';
import { providerKind } from '../catalogue/providers.ts';
import type { Context } from '../context.ts';
import { recordHistory, recordState } from '../history/record-history.ts';
import { answerQuiz } from '../quiz/answer-quiz.ts';
import { startProject } from '../quiz/begin-quiz.ts';
import { readResult } from '../quiz/find-results.ts';
import { fullResult } from '../quiz/quiz-result-views.ts';
import { getChangeSet, pageChangeSets } from './change-sets.ts';

const DAY_MINUTES = 24 * 60;
const INES = { userId: 'Ines' };

let opened: OpenedContext;
let context: Context;
beforeEach(async () => {
  opened = openContext({});
  context = opened.context;
  await addSmallCatalogue(context);
  await addColleagues(context, ['Ines', 'Ben']);
});
afterEach(() => opened.stop());

const recommended = (by = context) => recommendedFor('quiet', by);

const states = async () =>
  Object.fromEntries(
    (await listRecords(context, fragranceKind)).items.map(({ id, publishState, changedBy }) => [
      id,
      `${publishState} ${changedBy}`.trim(),
    ]),
  );

const seen = async (kind: 'fragrances' | 'providers', id: string) => {
  const stored = await context.records[kind].read(id);
  return { id, etag: stored?.etag ?? 'gone' };
};

const changed = (
  fields: Parameters<typeof changeFragrances>[1],
  ids: readonly string[],
  by = INES,
  on = context,
) => changeFragrances(on, fields, ids, by);

const stock = async (fields: NewChangeSet['providers'][number]['fields'], by = context) =>
  createChangeSet(
    by,
    randomUUID(),
    { fragrances: [], providers: [{ fields, records: [await seen('providers', 'house')] }] },
    INES,
  );

const inventory = async () =>
  (await listRecords(context, providerKind)).items.flatMap(({ fragrances }) =>
    fragrances.map(({ id }) => id),
  );

/** Fragrances 'f0', 'f1' …, all stocked by the house. */
async function addMany(count: number) {
  const ids = Array.from({ length: count }, (_, at) => `f${at}`);
  for (const id of ids) await addFragrance(context, id, { calm: 3 });
  await stock({ add: ids });
  return ids;
}

/** Goes on as the timer of another instance, once no other works on it any more. */
async function goOn(by = opened.other) {
  opened.pass(3);
  return runTimer(by);
}

const DRAFT = { publishState: 'Draft' } as const;

describe('a change set', () => {
  test('changes many records, tells who did it, and says when it is done', async () => {
    const set = await changed(DRAFT, ['sea', 'sun']);
    expect(set).toMatchObject({
      kind: 'fragrance',
      fields: [{ field: 'publishState', value: 'Draft' }],
      by: 'Ines',
      state: 'done',
      total: 2,
      written: 2,
      left: [],
      undoes: null,
    });
    expect(await states()).toEqual({ sea: 'Draft Ines', sun: 'Draft Ines' });
    expect(await recommended(opened.other)).toEqual([]);
    const { items } = await recordHistory(context, 'fragrance', 'sea', undefined);
    expect(items[0]).toMatchObject({
      changedBy: 'Ines',
      changeSet: set.id,
      differences: [{ field: 'publishState', before: ['Published'], after: ['Draft'] }],
    });
  });

  test('leaves alone what is so already, and is done at once when that is all', async () => {
    const set = await changed({ publishState: 'Published' }, ['sea', 'sun']);
    expect(set).toMatchObject({ state: 'done', total: 0, undoableUntil: null });
    expect(await states()).toEqual({ sea: 'Published', sun: 'Published' });
  });

  test('adds fragrances to an inventory and takes others from it', async () => {
    await addFragrance(context, 'sky', { calm: 9 });
    expect(await stock({ add: ['sky', 'sky', 'sea'], take: ['sun', 'gone'] })).toMatchObject({
      state: 'done',
      kind: 'provider',
      total: 1,
    });
    expect(await inventory()).toEqual(['sea', 'sky']);
    expect(await recommended(opened.other)).toEqual(['sky 9', 'sea 2']);
  });

  test('is written once, however often it is sent', async () => {
    const input = {
      fragrances: [{ fields: DRAFT, records: [await seen('fragrances', 'sea')] }],
      providers: [],
    };
    const first = await createChangeSet(context, 'one', input, INES);
    const again = await createChangeSet(opened.other, 'one', input, INES);
    expect(again).toEqual(first);
    expect((await pageChangeSets(context, { limit: 10 })).items).toHaveLength(1);
  });

  test('does not change an old result', async () => {
    const { id } = await startProject(context, randomUUID(), SELLER, randomUUID());
    const given = [{ id: 'mood', selectedAnswers: ['quiet'] }];
    await answerQuiz(context, id, given, true, () => undefined);
    const before = await fullResult(context, await readResult(context, id), 'staff');
    await changed({ family: 'Woody', ...DRAFT }, ['sea', 'sun']);
    expect(await fullResult(context, await readResult(context, id), 'staff')).toEqual(before);
  });
});

test.each([{ left: 'none' }, { date: 'yesterday' }])(
  'a set with %j is left out of the list and logged, and hides no other',
  async (bad) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const good = await changed(DRAFT, ['sea']);
    const history = opened.store.container<Doc>('history');
    const stored = (await history.read(good.id)) ?? expect.fail('No set');
    await history.create({ ...stored.doc, ...bad, id: 'bad' });
    const { items } = await pageChangeSets(context, { limit: 5 });
    expect(items.map(({ id }) => id)).toEqual([good.id]);
    const lines = error.mock.calls.map(([line]) => JSON.parse(String(line)));
    error.mockRestore();
    expect(lines).toMatchObject([{ event: 'unreadable', kind: 'history', id: 'bad' }]);
  },
);

describe('an inventory gets no fragrance that is deleted', () => {
  beforeEach(async () => {
    await addFragrance(context, 'sky', { calm: 9 });
  });

  test('between the check and the beginning of the set', async () => {
    opened.store.beforeCall('published.replace', () =>
      removeRecord(opened.other, fragranceKind, 'sky', undefined),
    );
    expect(await stock({ add: ['sky'], take: ['sun'] })).toMatchObject({ state: 'done' });
    expect(await inventory()).toEqual(['sea']);
    expect(await recommended(opened.other)).toEqual(['sea 2']);
  });

  test('before the set that took it from the inventory is undone', async () => {
    await stock({ add: ['sky'] });
    const { id } = await stock({ take: ['sky'] });
    await removeRecord(context, fragranceKind, 'sky', undefined);
    await undoChangeSet(context, 'undo', id, INES);
    expect(await inventory()).toEqual(['sea', 'sun']);
  });
});

describe('all of a change set is checked before anything is written', () => {
  test('each record that was deleted or changed since is named', async () => {
    const records = [await seen('fragrances', 'sea'), await seen('fragrances', 'sun')];
    await saveFragrance(context, 'sun', { bright: 4 });
    records.push({ id: 'gone', etag: 'x' });
    const input = { fragrances: [{ fields: DRAFT, records }], providers: [] };
    await expect(createChangeSet(context, 'one', input, INES)).rejects.toMatchObject({
      status: 400,
      issues: expect.toSatisfy((issues: { code: string; field: string }[]) => {
        const named = issues.map(({ code, field }) => `${field} ${code}`).sort();
        return named.join() === 'gone RECORD_NOT_FOUND,sun CHANGED_MEANWHILE';
      }),
    });
    expect(await states()).toEqual({ sea: 'Published', sun: 'Published' });
    expect((await pageChangeSets(context, { limit: 10 })).items).toEqual([]);
  });

  test('a record that its form would refuse is named with the message of the form', async () => {
    const enforced = { isEnforceAdjectivesAndColors: true, publishState: 'Draft' } as const;
    await saveFragrance(context, 'sea', {}, enforced);
    await expect(changed({ family: 'Woody' }, ['sea', 'sun'])).rejects.toMatchObject({
      status: 400,
      issues: [
        { code: 'FRAGRANCE_COLOR_REQUIRED', field: 'sea' },
        { code: 'FRAGRANCE_ADJECTIVE_REQUIRED', field: 'sea' },
      ],
    });
  });

  test('an inventory cannot become empty, and gets no fragrance that is not there', async () => {
    await expect(stock({ take: ['sea', 'sun'] })).rejects.toMatchObject({
      issues: [{ code: 'INVENTORY_REQUIRED_TO_SAVE', field: 'house' }],
    });
    await expect(stock({ add: ['gone'] })).rejects.toMatchObject({
      issues: [{ code: 'FRAGRANCE_UNKNOWN', field: 'gone' }],
    });
    expect(await inventory()).toEqual(['sea', 'sun']);
  });
});

describe('quizzes see a change set all at once, and only when it is complete', () => {
  test('while it is written, also when a colleague changes another record', async () => {
    await addMany(3);
    const before = ['f0 3', 'f1 3', 'f2 3', 'sea 2', 'sun 0'];
    const during: unknown[] = [];
    opened.store.beforeWrite('fragrances', 3, async () => {
      during.push(await recommended(opened.other));
      await saveFragrance(opened.other, 'sun', { calm: 1 });
      during.push(await recommended(opened.other));
    });
    await changed(DRAFT, ['f0', 'f1', 'f2', 'sea']);
    expect(during).toEqual([before, [...before.slice(0, 4), 'sun 1']]);
    expect(await recommended(opened.other)).toEqual(['sun 1']);
  });

  test('also the change before it, whose request moves the state when the set is being written', async () => {
    opened.store.beforeWrite('published', 3, async () => {
      // The fragrance is saved, and quizzes do not use it yet.
      createChangeSet(
        opened.other,
        'set',
        {
          fragrances: [
            {
              fields: DRAFT,
              records: [await seen('fragrances', 'sea'), await seen('fragrances', 'sun')],
            },
          ],
          providers: [],
        },
        INES,
      ).catch(() => undefined);
    });
    await saveFragrance(context, 'sea', { calm: 7 });
    expect(['sea 7,sun 0', '']).toContain((await recommended(opened.other)).join());
    await expect.poll(() => recommended(opened.other)).toEqual([]);
  });
});

describe('while a change set is written', () => {
  /** Runs work when the set has written at least one of two fragrances. */
  async function during(work: () => Promise<unknown>) {
    let outcome: unknown;
    opened.store.beforeWrite('published', 2, async () => {
      outcome = await work().catch(({ status, message }) => `${status} ${message}`);
    });
    const set = await changed(DRAFT, ['sea', 'sun']);
    expect(set.state).toBe('done');
    return outcome;
  }

  test('its records cannot be saved by anybody else', async () => {
    expect(await during(() => saveFragrance(opened.other, 'sea', { calm: 1 }))).toBe(
      '409 This record is being changed together with others just now. Please try again in a few minutes.',
    );
  });

  test('nothing of the catalogue can be deleted', async () => {
    expect(await during(() => removeRecord(opened.other, fragranceKind, 'sun', undefined))).toBe(
      '409 Several records are being changed together just now. Please try again in a few minutes.',
    );
    expect(await states()).toEqual({ sea: 'Draft Ines', sun: 'Draft Ines' });
  });

  test('a second person cannot begin another one', async () => {
    expect(await during(() => stock({ take: ['sun'] }, opened.other))).toBe(
      '409 Several records are being changed together just now. Please try again in a few minutes.',
    );
    expect(await stock({ take: ['sun'] }, opened.other)).toMatchObject({ state: 'done' });
  });
});

describe('a change set that cannot be completed is set back, and says why', () => {
  test('when somebody saves one of its records first', async () => {
    opened.store.beforeWrite('fragrances', 2, () =>
      saveFragrance(opened.other, 'sun', { calm: 6 }, {}, 'Ben'),
    );
    const { id } = await changed(DRAFT, ['sea', 'sun']);
    expect(await getChangeSet(context, id)).toMatchObject({
      state: 'undone',
      written: 0,
      left: [{ id: 'sun', name: 'sun', code: 'CHANGED_MEANWHILE' }],
      undoableUntil: null,
    });
    expect(await states()).toEqual({ sea: 'Published', sun: 'Published Ben' });
    expect(await recommended(opened.other)).toEqual(['sun 6', 'sea 2']);
    // The history has nothing of it.
    expect((await recordHistory(context, 'fragrance', 'sea', undefined)).items).toHaveLength(1);
    expect(await changed(DRAFT, ['sea'])).toMatchObject({ state: 'done' });
  });

  test('when one of its records is deleted between the check and the beginning', async () => {
    opened.store.beforeCall('published.replace', () =>
      removeRecord(opened.other, fragranceKind, 'sun', undefined),
    );
    expect(await changed(DRAFT, ['sea', 'sun'])).toMatchObject({
      state: 'undone',
      left: [{ id: 'sun', code: 'RECORD_NOT_FOUND' }],
    });
    expect(await states()).toEqual({ sea: 'Published' });
  });

  test('when somebody saves one of its records between the check and the beginning', async () => {
    opened.store.beforeCall('published.replace', () =>
      saveFragrance(opened.other, 'sun', { calm: 6 }, {}, 'Ben'),
    );
    expect(await changed(DRAFT, ['sea', 'sun'])).toMatchObject({
      state: 'undone',
      left: [{ id: 'sun', code: 'CHANGED_MEANWHILE' }],
    });
    expect(await states()).toEqual({ sea: 'Published', sun: 'Published Ben' });
  });

  test('when the person who began it may not write the catalogue any more', async () => {
    const by = { userId: 'a-deleted-user' };
    expect(await changed(DRAFT, ['sea'], by)).toMatchObject({
      state: 'undone',
      left: [{ code: 'CHANGE_SET_AUTHOR' }],
    });
    expect(await states()).toEqual({ sea: 'Published', sun: 'Published' });
  });
});

describe('a change set that an instance leaves is gone on with by another', () => {
  const crash = () => {
    throw new Error('crash');
  };

  test.each([1, 2, 3])('after a crash at its write number %s of a fragrance', async (write) => {
    const ids = await addMany(3);
    opened.store.beforeWrite('fragrances', write, crash);
    const { id, state } = await changed(DRAFT, ids);
    expect(state).toBe('writing');
    expect(await recommended(opened.other)).toEqual(['f0 3', 'f1 3', 'f2 3', 'sea 2', 'sun 0']);
    await goOn();
    expect(await getChangeSet(context, id)).toMatchObject({ state: 'done', written: 3 });
    expect(await recommended(opened.other)).toEqual(['sea 2', 'sun 0']);
  });

  test('after a crash before and after quizzes see it', async () => {
    // 1: begun, 2: its row in the list, 3: moved.
    opened.store.beforeWrite('published', 3, crash);
    const { id } = await changed(DRAFT, ['sea']);
    expect(await recommended(opened.other)).toEqual(['sea 2', 'sun 0']);
    await goOn();
    expect(await getChangeSet(context, id)).toMatchObject({ state: 'done' });
    expect(await recommended(opened.other)).toEqual(['sun 0']);
  });

  test.each([
    // Its slice, the set, the former state.
    ['it is done', 'history', 4],
    // Its beginning, the part that has it, the move, the part from before.
    ['others can begin theirs', 'published', 5],
  ] as const)('after a crash when quizzes see it, before %s', async (_, container, write) => {
    opened.store.beforeWrite(container, write, crash);
    const { id } = await changed(DRAFT, ['sea']);
    expect(await recommended(opened.other)).toEqual(['sun 0']);
    await expect(changed(DRAFT, ['sun'], INES, opened.other)).rejects.toMatchObject({
      status: 409,
    });
    await goOn();
    expect(await getChangeSet(context, id)).toMatchObject({ state: 'done' });
    expect(await changed(DRAFT, ['sun'], INES, opened.other)).toMatchObject({ state: 'done' });
  });

  test('after a crash between the check and the set: others can begin theirs a minute later', async () => {
    opened.store.beforeWrite('history', 1, crash);
    await expect(changed(DRAFT, ['sea'])).rejects.toThrow('crash');
    await expect(changed(DRAFT, ['sun'], INES, opened.other)).rejects.toMatchObject({
      status: 409,
    });
    await goOn();
    expect(await changed(DRAFT, ['sun'], INES, opened.other)).toMatchObject({ state: 'done' });
  });

  test('not before it may have ended', async () => {
    opened.store.beforeWrite('fragrances', 1, crash);
    const { id } = await changed(DRAFT, ['sea']);
    await runTimer(opened.other);
    expect(await getChangeSet(context, id)).toMatchObject({ state: 'writing' });
  });
});

test('a set of many slices is written a hundred records at a time, with its progress for colleagues', async () => {
  const ids = Array.from({ length: 250 }, (_, at) => `f${at}`);
  const saved = { changedBy: '', changedDate: '2026-01-05T09:00:00.000Z' };
  const many = ids.map((each) => ({ ...fragranceWith(each, { calm: 3 }), ...saved, id: each }));
  fillRecords(opened.file, 'fragrances', many);
  const { id } = await changed({ collection: 'Prestige' }, ids);
  await expect
    .poll(() => getChangeSet(opened.other, id), { timeout: 10_000 })
    .toMatchObject({
      state: 'done',
      total: 250,
      written: 250,
    });
  const collections = (await listRecords(context, fragranceKind)).items.map(
    ({ collection }) => collection,
  );
  expect(collections.filter((each) => each === 'Prestige')).toHaveLength(250);
});

describe('undo', () => {
  test('sets each record back to what it was, and can be undone itself', async () => {
    const set = await changed(DRAFT, ['sea', 'sun']);
    const undo = await undoChangeSet(context, 'undo', set.id, { userId: 'Ben' });
    expect(undo).toMatchObject({ state: 'done', written: 2, undoes: set.id, by: 'Ben' });
    expect(await states()).toEqual({ sea: 'Published Ben', sun: 'Published Ben' });
    expect(await recommended(opened.other)).toEqual(['sea 2', 'sun 0']);
    expect(await getChangeSet(context, set.id)).toMatchObject({
      undoneBy: 'undo',
      undoableUntil: null,
    });
    await undoChangeSet(context, 'redo', 'undo', INES);
    expect(await states()).toEqual({ sea: 'Draft Ines', sun: 'Draft Ines' });
  });

  test('leaves out what was changed or deleted since, and names it', async () => {
    await addFragrance(context, 'sky', { calm: 9 });
    const set = await changed(DRAFT, ['sea', 'sun', 'sky']);
    await saveFragrance(context, 'sun', { calm: 6 }, DRAFT);
    await removeRecord(context, fragranceKind, 'sky', undefined);
    const undo = await undoChangeSet(context, 'undo', set.id, INES);
    expect(undo).toMatchObject({ state: 'done', written: 1, leftCount: 2 });
    expect(undo.left.map(({ id, code }) => `${id} ${code}`).sort()).toEqual([
      'sky RECORD_NOT_FOUND',
      'sun CHANGED_MEANWHILE',
    ]);
    expect(await states()).toEqual({ sea: 'Published Ines', sun: 'Draft' });
  });

  test('leaves out what is changed while it is written', async () => {
    const set = await changed(DRAFT, ['sea', 'sun']);
    opened.store.beforeWrite('fragrances', 2, () =>
      saveFragrance(opened.other, 'sun', { calm: 6 }, DRAFT),
    );
    const undo = await undoChangeSet(context, 'undo', set.id, INES);
    expect(undo).toMatchObject({ state: 'done', left: [{ id: 'sun', code: 'CHANGED_MEANWHILE' }] });
    expect(await states()).toEqual({ sea: 'Published Ines', sun: 'Draft' });
  });

  test('leaves out a record that was restored to a former state since', async () => {
    const set = await changed(DRAFT, ['sea']);
    const { items } = await recordHistory(context, 'fragrance', 'sea', undefined);
    const { fragrance } = await recordState(
      context,
      'fragrance',
      'sea',
      items[1]?.changedDate ?? '',
    );
    await updateRecord(context, fragranceKind, 'sea', undefined, fragrance as never, 'Ben');
    await expect(undoChangeSet(context, 'undo', set.id, INES)).rejects.toMatchObject({
      status: 409,
      message: 'Each of the records was changed since, so there is nothing to undo.',
    });
    expect(await states()).toMatchObject({ sea: 'Published Ben' });
  });

  test('is refused twice, after seven days, and for a set that was not completed', async () => {
    const refusal = (id: string) =>
      undoChangeSet(context, randomUUID(), id, INES).catch(
        ({ status, message }) => `${status} ${message}`,
      );
    const set = await changed(DRAFT, ['sea']);
    await undoChangeSet(context, 'undo', set.id, INES);
    expect(await refusal(set.id)).toBe('409 These changes have been undone already.');
    opened.store.beforeWrite('fragrances', 1, () =>
      saveFragrance(opened.other, 'sun', { calm: 6 }),
    );
    const conflicting = await changed(DRAFT, ['sun']);
    expect(await refusal(conflicting.id)).toBe(
      '409 These changes were not completed, so there is nothing to undo.',
    );
    const old = await changed(DRAFT, ['sun']);
    opened.pass(7 * DAY_MINUTES + 1);
    expect(await refusal(old.id)).toBe(
      '409 These changes are older than 7 days and cannot be undone any more.',
    );
    expect(await refusal('gone')).toBe('404 The record was not found.');
    // A part of a set is no set.
    expect(await refusal(`${old.id}.0`)).toBe('404 The record was not found.');
  });
});
