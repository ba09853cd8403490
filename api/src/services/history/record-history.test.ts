import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import { addColleagues } from '../../../../tests/support/demo-staff.ts';
import {
  addFragrance,
  addSmallCatalogue,
  fragranceWith,
  MOOD,
} from '../../../../tests/support/small-catalogue.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { adjectiveKind } from '../catalogue/adjectives.ts';
import { listRecords, removeRecord, updateRecord } from '../catalogue/catalogue.ts';
import { fragranceKind } from '../catalogue/fragrances.ts';
import { providerKind } from '../catalogue/providers.ts';
import { updateQuestion } from '../catalogue/questions.ts';
import type { Context } from '../context.ts';
import { pruneHistory } from './prune-history.ts';
import { recordHistory, recordState } from './record-history.ts';

const MINUTES_OF_A_YEAR = 367 * 24 * 60;

let opened: OpenedContext;
let context: Context;
beforeEach(async () => {
  opened = openContext({});
  context = opened.context;
  await addSmallCatalogue(context);
  await addColleagues(context, ['Ana', 'Ben']);
});
afterEach(() => opened.stop());

/** Each state's author, and its differences as 'field item: before > after'. */
async function told(kind: 'adjective' | 'fragrance' | 'provider' | 'question', id: string) {
  const { items } = await recordHistory(context, kind, id, undefined);
  return items.map(({ changedBy, differences }) => [
    changedBy,
    differences?.map(
      ({ field, item, before, after }) =>
        `${field}${item ? ` ${item}` : ''}: ${before.join('+')} > ${after.join('+')}`,
    ) ?? null,
  ]);
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => `${at + 1}`);

const saveSea = (
  weights: Record<string, number>,
  more: Parameters<typeof fragranceWith>[2],
  by: string,
) =>
  updateRecord(context, fragranceKind, 'sea', undefined, fragranceWith('sea', weights, more), by);

describe('the history of a record', () => {
  test('has a state once whose replacement failed', async () => {
    await saveSea({ calm: 4 }, { name: 'Sea' }, 'Ana');
    opened.store.beforeWrite('fragrances', 1, () => {
      throw new Error('The host is gone');
    });
    await expect(saveSea({ calm: 4 }, { name: 'Ocean' }, 'Ben')).rejects.toThrow('gone');
    expect((await told('fragrance', 'sea')).map(([by]) => by)).toEqual(['Ana', '']);
    await saveSea({ calm: 4 }, { name: 'Ocean' }, 'Ben');
    expect((await told('fragrance', 'sea')).map(([by]) => by)).toEqual(['Ben', 'Ana', '']);
  });

  test('tells of each save who made it and what it changed, newest first', async () => {
    await saveSea({ calm: 4, warm: 1 }, { family: 'Citrus', name: 'Sea' }, 'Ana');
    await saveSea(
      { calm: 4, warm: 1 },
      {
        name: 'Sea',
        colors: ['#111111'],
        heroImageUrl: 'vse-file-upload/0123456789abcdef.png',
      },
      'Ben',
    );
    expect(await told('fragrance', 'sea')).toEqual([
      ['Ben', ['family: Citrus > Green', 'heroImageUrl:  > ', 'colors:  > #111111']],
      [
        'Ana',
        [
          'name: sea > Sea',
          'family: Green > Citrus',
          'adjectives calm: 2 > 4',
          'adjectives bright: 1 > ',
          'adjectives warm:  > 1',
        ],
      ],
      ['', null],
    ]);
  });

  test('names the fragrances that an inventory gained and lost, and who deleted one', async () => {
    await addFragrance(context, 'sky', { calm: 9 });
    const fragrances = [{ id: 'sun' }, { id: 'sky' }];
    await updateRecord(
      context,
      providerKind,
      'house',
      undefined,
      { name: 'House', fragrances, showLogoOnPdf: false },
      'Ana',
    );
    await removeRecord(context, fragranceKind, 'sky', undefined, 'Ben');
    expect(await told('provider', 'house')).toEqual([
      // The name of a fragrance goes with it.
      ['Ben', ['fragrances:  > ']],
      ['Ana', ['showLogoOnPdf: true > false', 'fragrances: sea > ']],
      ['', null],
    ]);
  });

  test('tells what changed in the answers of a question', async () => {
    const [quiet, loud] = MOOD.answers;
    if (!quiet || !loud) throw new Error('MOOD has two answers');
    const answers = [
      { ...loud, title: 'Loud', adjectives: [{ id: 'calm' }, ...loud.adjectives.slice(1)] },
      { ...quiet, id: 'new', title: 'New' },
    ];
    await updateQuestion(context, 'mood', undefined, { ...MOOD, answers }, 'Ana');
    expect(await told('question', 'mood')).toEqual([
      [
        'Ana',
        [
          'answers The quiet one: The quiet one > ',
          'answers Loud: The loud one > Loud',
          'answers.adjectives Loud: bright > calm',
          'answers New:  > New',
        ],
      ],
      ['', null],
    ]);
    await updateQuestion(
      context,
      'mood',
      undefined,
      { ...MOOD, answers: answers.toReversed() },
      'Ben',
    );
    expect((await told('question', 'mood'))[0]).toEqual(['Ben', ['answers.order:  > ']]);
  });

  test('comes in pages of ten, and none of its states is missing or there twice', async () => {
    await addColleagues(context, numbers(25));
    for (let save = 1; save <= 25; save++)
      await updateRecord(
        context,
        adjectiveKind,
        'calm',
        undefined,
        { name: `calm ${save}` },
        `${save}`,
      );
    const first = await recordHistory(context, 'adjective', 'calm', undefined);
    const second = await recordHistory(context, 'adjective', 'calm', first.nextBefore);
    const third = await recordHistory(context, 'adjective', 'calm', second.nextBefore);
    const names = [first, second, third].map(({ items }) =>
      items.map(({ changedBy, differences }) => [changedBy, differences?.[0]?.after[0]]),
    );
    const from = (newest: number) =>
      Array.from({ length: 10 }, (_, at) => [`${newest - at}`, `calm ${newest - at}`]);
    expect(names).toEqual([from(25), from(15), [...from(5).slice(0, 5), ['', undefined]]]);
    expect(third.nextBefore).toBeUndefined();
  });

  test.each([
    [['11'], ['12', '10', '9', '8', '7', '6', '5', '4', '3', '2', '1', '']],
    [
      ['11', '10', '9', '8', '7', '6', '5', '4', '3'],
      ['12', '2', '1', ''],
    ],
  ])('leaves out states that cannot be read, and goes on to the next page', async (bad, left) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await addColleagues(context, numbers(12));
    for (let save = 1; save <= 12; save++)
      await updateRecord(
        context,
        adjectiveKind,
        'calm',
        undefined,
        { name: `calm ${save}` },
        `${save}`,
      );
    const { formerStates } = recordsOf(opened.store);
    const where = [{ field: 'record', equals: 'adjective calm' }];
    for (const { doc, etag } of (await formerStates.page({ where, limit: 20 })).items)
      if (bad.includes(doc.state.changedBy))
        await formerStates.replace(
          { ...doc, state: { ...doc.state, changedBy: 7 } } as never,
          etag,
        );
    const first = await recordHistory(context, 'adjective', 'calm', undefined);
    const second = await recordHistory(context, 'adjective', 'calm', first.nextBefore);
    error.mockRestore();
    const shown = [...first.items, ...second.items].map(({ changedBy }) => changedBy);
    expect(shown).toEqual(left);
  });

  test('leaves out a state that cannot be compared, and the one after it', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await addColleagues(context, ['3', '4', '5']);
    for (const weight of [3, 4, 5]) await saveSea({ calm: weight }, {}, `${weight}`);
    const { formerStates } = recordsOf(opened.store);
    const where = [{ field: 'record', equals: 'fragrance sea' }];
    const { items } = await formerStates.page({ where, limit: 20 });
    const [bad] = items.filter(({ doc }) => doc.state.changedBy === '4');
    const { doc, etag } = bad ?? expect.fail('No state');
    await formerStates.replace({ ...doc, state: { ...doc.state, adjectives: 7 } } as never, etag);
    expect((await told('fragrance', 'sea')).map(([by]) => by)).toEqual(['3', '']);
    const lines = error.mock.calls.map(([line]) => JSON.parse(String(line)));
    error.mockRestore();
    expect(lines.map(({ event, kind, id }) => [event, kind, id])).toEqual([
      ['unreadable', 'history', 'sea'],
      ['unreadable', 'history', doc.id],
    ]);
  });

  test('is refused (404) for a record that is not there', async () => {
    await expect(recordHistory(context, 'fragrance', 'gone', undefined)).rejects.toMatchObject({
      status: 404,
    });
    await expect(recordHistory(context, 'adjective', 'sea', undefined)).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('a former state', () => {
  test('has the fields that an update takes, with adjectives that were deleted since', async () => {
    await saveSea({ warm: 1 }, {}, 'Ana');
    await removeRecord(context, adjectiveKind, 'calm', undefined);
    const { items } = await recordHistory(context, 'fragrance', 'sea', undefined);
    const { changedDate = '' } = items[1] ?? {};
    expect(await recordState(context, 'fragrance', 'sea', changedDate)).toMatchObject({
      fragrance: {
        name: 'sea',
        adjectives: [
          { id: 'calm', name: 'calm', weight: 2 },
          { id: 'bright', name: 'bright', weight: 1 },
        ],
      },
    });
  });

  test('is refused (404) for a date of no save', async () => {
    await expect(
      recordState(context, 'fragrance', 'sea', '2020-01-01T00:00:00.000Z'),
    ).rejects.toMatchObject({ status: 404 });
  });
});

test('a save that another writer overtakes leaves no state twice and none out', async () => {
  const { etag } =
    (await listRecords(context, adjectiveKind)).items.find(({ id }) => id === 'calm') ?? {};
  opened.store.beforeCall('adjectives.replace', () =>
    updateRecord(opened.other, adjectiveKind, 'calm', undefined, { name: 'quick' }, 'Ben'),
  );
  await expect(
    updateRecord(context, adjectiveKind, 'calm', etag, { name: 'slow' }, 'Ana'),
  ).rejects.toMatchObject({ status: 412 });
  expect(await told('adjective', 'calm')).toEqual([
    ['Ben', ['name: calm > quick']],
    ['', null],
  ]);
});

test('saves on instances whose clocks differ stay in their order', async () => {
  opened.pass(60);
  await updateRecord(context, adjectiveKind, 'calm', undefined, { name: 'first' }, 'Ana');
  opened.pass(-60);
  await updateRecord(context, adjectiveKind, 'calm', undefined, { name: 'second' }, 'Ben');
  expect((await told('adjective', 'calm')).map(([by]) => by)).toEqual(['Ben', 'Ana', '']);
});

describe('states end', () => {
  const rename = async (times: number) => {
    for (let save = 1; save <= times; save++)
      await updateRecord(context, adjectiveKind, 'calm', undefined, { name: `calm ${save}` });
  };
  const countStates = async () => {
    let [count, before]: [number, string | undefined] = [0, undefined];
    do {
      const page: Awaited<ReturnType<typeof recordHistory>> = await recordHistory(
        context,
        'adjective',
        'calm',
        before,
      );
      count += page.items.length;
      before = page.nextBefore;
    } while (before);
    return count;
  };

  test('a year after they were replaced, but for the last hundred of a record', async () => {
    await rename(103);
    expect(await pruneHistory(context)).toBe(0);
    opened.pass(MINUTES_OF_A_YEAR);
    expect(await pruneHistory(context)).toBe(3);
    // The current one and a hundred before it.
    expect(await countStates()).toBe(101);
    expect(await pruneHistory(context)).toBe(0);
  });

  test('later, when enough newer ones have come', async () => {
    await rename(2);
    opened.pass(MINUTES_OF_A_YEAR);
    expect(await pruneHistory(context)).toBe(0);
    await rename(100);
    opened.pass(31 * 24 * 60);
    expect(await pruneHistory(context)).toBe(2);
    expect(await countStates()).toBe(101);
  });
});
