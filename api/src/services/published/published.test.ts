import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import { runRegular } from '../../../../tests/support/jobs.ts';
import {
  addFragrance,
  addSmallCatalogue,
  changeFragrances,
  fragranceWith,
  MOOD,
  questionWith,
  recommendedFor,
  SELLER,
  saveFragrance,
} from '../../../../tests/support/small-catalogue.ts';
import { publishJob } from '../../jobs/publish.ts';
import { type ContainerName, type Doc, type Store, StoreError } from '../../store/store.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { adjectiveKind } from '../catalogue/adjectives.ts';
import { removeRecord, updateRecord } from '../catalogue/catalogue.ts';
import { fragranceKind } from '../catalogue/fragrances.ts';
import { providerKind } from '../catalogue/providers.ts';
import {
  addQuestion,
  listQuestions,
  removeQuestion,
  sortQuestions,
  updateQuestion,
} from '../catalogue/questions.ts';
import { type Context, createContext } from '../context.ts';
import { answerQuiz } from '../quiz/answer-quiz.ts';
import { startProject } from '../quiz/begin-quiz.ts';
import { readResult } from '../quiz/find-results.ts';
import { fullResult } from '../quiz/quiz-result-views.ts';

/** What the timer's next run does for the published catalogue: how many announced changes it has completed. */
const settled = async (context: Context): Promise<number> =>
  (await runRegular(context, publishJob)).settled ?? 0;

let opened: OpenedContext;
let context: Context;
beforeEach(async () => {
  opened = openContext({});
  context = opened.context;
  await addSmallCatalogue(context);
});
afterEach(() => opened.stop());

const begun = (by: Context) => startProject(by, randomUUID(), SELLER, randomUUID());

/** The questions of a quiz that starts now. */
async function asked(by = context): Promise<string[]> {
  const { questions } = await fullResult(by, await begun(by), 'staff');
  return questions.map(({ questionText }) => questionText);
}

const recommended = (answer: 'quiet' | 'loud', by = context) => recommendedFor(answer, by);

describe('an acknowledged change is in the next quiz, also on another instance that has just read', () => {
  test.each([
    [
      'a published fragrance',
      () => addFragrance(context, 'sky', { calm: 9 }),
      // Not in the inventory yet.
      ['sea 2', 'sun 0'],
    ],
    [
      'a fragrance in the inventory',
      async () => {
        await addFragrance(context, 'sky', { calm: 9 });
        const fragrances = ['sea', 'sun', 'sky'].map((id) => ({ id }));
        const fields = { name: 'House', fragrances, showLogoOnPdf: true };
        await updateRecord(context, providerKind, 'house', undefined, fields);
      },
      ['sky 9', 'sea 2', 'sun 0'],
    ],
    ['a weight', () => saveFragrance(context, 'sun', { calm: 5 }), ['sun 5', 'sea 2']],
    [
      'a fragrance that becomes a draft',
      () => saveFragrance(context, 'sea', { calm: 2 }, { publishState: 'Draft' }),
      ['sun 0'],
    ],
    [
      'a deleted fragrance',
      () => removeRecord(context, fragranceKind, 'sea', undefined),
      ['sun 0'],
    ],
    [
      'a deleted adjective',
      () => removeRecord(context, adjectiveKind, 'calm', undefined),
      ['sea 0', 'sun 0'],
    ],
  ])('%s', async (_, change, expected) => {
    expect(await recommended('quiet', opened.other)).toEqual(['sea 2', 'sun 0']);
    await change();
    expect(await recommended('quiet', opened.other)).toEqual(expected);
    expect(await recommended('quiet')).toEqual(expected);
  });

  test('several fragrances that are published together', async () => {
    const draft = { publishState: 'Draft' } as const;
    await saveFragrance(context, 'sea', { calm: 2 }, draft);
    await saveFragrance(context, 'sun', { calm: 1 }, draft);
    expect(await recommended('quiet', opened.other)).toEqual([]);
    await changeFragrances(context, { publishState: 'Published' }, ['sea', 'sun']);
    expect(await recommended('quiet', opened.other)).toEqual(['sea 2', 'sun 1']);
  });

  test.each([
    [
      'a new question',
      () =>
        addQuestion(context, 'next', questionWith('And then?', { a: ['calm', 'soft', 'warm'] })),
      ['Which mood?', 'And then?'],
    ],
    [
      'a draft question',
      () =>
        addQuestion(
          context,
          'next',
          questionWith('And then?', { a: ['calm', 'soft', 'warm'] }, 'Draft'),
        ),
      ['Which mood?'],
    ],
    [
      'a changed question',
      () => updateQuestion(context, 'mood', undefined, { ...MOOD, questionText: 'What mood?' }),
      ['What mood?'],
    ],
  ])('%s', async (_, change, expected) => {
    expect(await asked(opened.other)).toEqual(['Which mood?']);
    await change();
    expect(await asked(opened.other)).toEqual(expected);
  });

  test('the order of the questions', async () => {
    const text = questionWith('And then?', { a: ['calm', 'soft', 'warm'] });
    await addQuestion(context, 'next', text);
    const { orderEtag } = await listQuestions(context);
    await sortQuestions(context, ['next', 'mood'], orderEtag);
    expect(await asked(opened.other)).toEqual(['And then?', 'Which mood?']);
    await removeQuestion(context, 'next', undefined);
    expect(await asked(opened.other)).toEqual(['Which mood?']);
  });

  test('a renamed adjective, in the reasons', async () => {
    await updateRecord(context, adjectiveKind, 'calm', undefined, { name: 'serene' });
    const { id } = await begun(opened.other);
    const given = [{ id: 'mood', selectedAnswers: ['quiet'] }];
    await answerQuiz(context, id, given, true, () => undefined);
    const result = await fullResult(context, await readResult(context, id), 'staff');
    expect(result.recommendedFragrances[0]?.reasons).toEqual([
      {
        adjectiveId: 'calm',
        adjective: 'serene',
        answers: ['The quiet one'],
        count: 1,
        weight: 2,
        points: 2,
      },
    ]);
  });

  test('the last question that is withdrawn leaves no quiz to start', async () => {
    await removeQuestion(context, 'mood', undefined);
    await expect(begun(opened.other)).rejects.toMatchObject({
      status: 409,
      issues: [{ code: 'NO_QUESTIONS' }],
    });
  });
});

describe('changes at the same time', () => {
  // Before the new part or the move is written, the other instance saves and moves the state.
  test.each([
    ['part', 3],
    ['move', 4],
  ])(
    'on two instances are both in the next quiz, one before the %s of the other',
    async (_, write) => {
      opened.store.beforeWrite('published', write, () =>
        updateQuestion(opened.other, 'mood', undefined, { ...MOOD, questionText: 'Changed?' }),
      );
      await saveFragrance(context, 'sun', { calm: 7 });
      expect(await asked()).toEqual(['Changed?']);
      expect(await recommended('quiet')).toEqual(['sun 7', 'sea 2']);
    },
  );

  test('of one fragrance leave the one that was stored last', async () => {
    opened.store.beforeWrite('published', 4, () => saveFragrance(opened.other, 'sun', { calm: 8 }));
    await saveFragrance(context, 'sun', { calm: 7 });
    expect(await recommended('quiet')).toEqual(['sun 8', 'sea 2']);
  });

  test('do not disturb a cold instance that reads parts while they are replaced', async () => {
    const { id } = await begun(context);
    const cold = createContext(
      context.config,
      afterReadOfHead(opened.store, () => saveFragrance(context, 'sun', { calm: 4 })),
    );
    const given = [{ id: 'mood', selectedAnswers: ['quiet'] }];
    await answerQuiz(cold, id, given, true, () => undefined);
    const { recommendedFragrances } = await readResult(context, id);
    expect(recommendedFragrances.map(({ name, score }) => [name, score])).toEqual([
      ['sun', 4],
      ['sea', 2],
    ]);
  });

  test('make a change of the questions start again when an adjective is renamed', async () => {
    // After the second read, with which the state is moved, the part with the names is replaced.
    const rename = () =>
      updateRecord(context, adjectiveKind, 'calm', undefined, { name: 'serene' });
    const store = afterReadOfHead(opened.store, rename, 2);
    const cold = createContext(context.config, store);
    const { orderEtag } = await listQuestions(cold);
    await sortQuestions(cold, ['mood'], orderEtag);
    expect(await asked()).toEqual(['Which mood?']);
  });
});

/** A store that lets another writer in once, right after the head of the state was read for the n-th time. */
function afterReadOfHead(store: Store, hook: () => Promise<unknown>, n = 1): Store {
  let reads = 0;
  return {
    ...store,
    container<T extends Doc>(name: ContainerName) {
      const container = store.container<T>(name);
      return {
        ...container,
        async read(id) {
          const found = await container.read(id);
          if (id === 'head' && ++reads === n) await hook();
          return found;
        },
      };
    },
  };
}

describe('a crash between the write of a record and the move of the state', () => {
  const crash = () => {
    throw new Error('the instance is gone');
  };

  test.each([
    [
      'a fragrance',
      'fragrances',
      () => saveFragrance(context, 'sun', { calm: 6 }),
      ['sun 6', 'sea 2'],
    ],
    [
      'a deletion',
      'fragrances',
      () => removeRecord(context, fragranceKind, 'sea', undefined),
      ['sun 0'],
    ],
    [
      'an inventory',
      'providers',
      () =>
        updateRecord(context, providerKind, 'house', undefined, {
          name: 'House',
          fragrances: [{ id: 'sun' }],
          showLogoOnPdf: false,
        }),
      ['sun 0'],
    ],
  ] as const)('%s is in the next quiz within a minute', async (_, container, change, expected) => {
    // The announcement is written, then the record; every write of the state after that fails.
    opened.store.beforeWrite(container, 1, () => {
      for (let write = 1; write < 9; write++) opened.store.beforeWrite('published', write, crash);
    });
    await expect(change()).rejects.toThrow('the instance is gone');
    opened.pass(0.3);
    await settled(opened.other);
    expect(await recommended('quiet', opened.other)).toEqual(expected);
    opened.pass(0.3);
    expect(await settled(opened.other)).toBe(1);
    expect(await settled(opened.other)).toBe(0);
  });

  test('a change that is still being written stays announced until a request is over', async () => {
    let healed = -1;
    opened.store.beforeWrite('fragrances', 1, async () => {
      healed = await settled(opened.other);
      for (let write = 1; write < 9; write++) opened.store.beforeWrite('published', write, crash);
    });
    const change = fragranceWith('sun', { calm: 6 });
    await expect(updateRecord(context, fragranceKind, 'sun', undefined, change)).rejects.toThrow();
    expect(healed).toBe(0);
    expect(await recommended('quiet', opened.other)).toEqual(['sea 2', 'sun 0']);
    opened.pass(1);
    await settled(opened.other);
    expect(await recommended('quiet', opened.other)).toEqual(['sun 6', 'sea 2']);
  });

  const noAnswer = () => {
    throw new StoreError('unavailable', 'no answer');
  };

  test('a write that happens after the database was given up is in quizzes within a minute', async () => {
    opened.store.beforeWrite('fragrances', 1, noAnswer);
    const change = fragranceWith('sun', { calm: 6 });
    await expect(updateRecord(context, fragranceKind, 'sun', undefined, change)).rejects.toThrow(
      'no answer',
    );
    const { fragrances } = recordsOf(opened.store);
    const sun = (await fragrances.read('sun')) ?? expect.fail('No fragrance');
    await fragrances.replace({ ...sun.doc, adjectives: change.adjectives }, sun.etag);
    opened.pass(1);
    expect(await settled(opened.other)).toBe(1);
    expect(await recommended('quiet', opened.other)).toEqual(['sun 6', 'sea 2']);
  });

  test('a deletion that the database interrupts is taken out of inventories within a minute', async () => {
    opened.store.beforeWrite('providers', 1, noAnswer);
    await expect(removeRecord(context, fragranceKind, 'sea', undefined)).rejects.toThrow(
      'no answer',
    );
    opened.pass(1);
    // The deletion, and the change of the inventory that follows it.
    expect(await settled(opened.other)).toBe(2);
    const house = await recordsOf(opened.store).providers.read('house');
    expect(house?.doc.fragrances).toEqual([{ id: 'sun' }]);
  });

  test('a refused change leaves no announcement', async () => {
    const change = updateRecord(
      context,
      fragranceKind,
      'sun',
      'stale',
      fragranceWith('sun', { calm: 6 }),
    );
    await expect(change).rejects.toMatchObject({ status: 412 });
    opened.pass(1);
    expect(await settled(opened.other)).toBe(0);
  });

  test('a record that cannot be read is left out of the state and stops nothing else', async () => {
    const fragrances = opened.store.container('fragrances');
    const sun = (await fragrances.read('sun')) ?? expect.fail('No fragrance');
    await fragrances.replace({ ...sun.doc, adjectives: 'none' } as typeof sun.doc, sun.etag);
    const published = opened.store.container('published');
    const head = (await published.read('head')) ?? expect.fail('No head');
    await published.remove('head', head.etag);
    await settled(context);
    expect(await recommended('quiet')).toEqual(['sea 2']);
  });

  test('a lost state is rebuilt from all records', async () => {
    const published = opened.store.container('published');
    const head = (await published.read('head')) ?? expect.fail('No head');
    await published.remove('head', head.etag);
    await expect(begun(context)).rejects.toMatchObject({ status: 409 });
    await settled(context);
    expect(await asked()).toEqual(['Which mood?']);
    expect(await recommended('loud')).toEqual(['sun 3', 'sea 1']);
  });

  test('a lost state is rebuilt from more records than one page has', async () => {
    const { adjectives } = recordsOf(opened.store);
    const fields = { changedBy: '', changedDate: '2026-03-01T10:00:00.000Z' };
    for (let number = 0; number < 101; number += 1)
      await adjectives.create({ id: `many-${number}`, name: `Many ${number}`, ...fields });
    const published = opened.store.container('published');
    const head = (await published.read('head')) ?? expect.fail('No head');
    await published.remove('head', head.etag);
    // Beside the new ones: four adjectives, two fragrances and a provider.
    expect(await runRegular(context, publishJob)).toMatchObject({ rebuilt: 108 });
    const last = questionWith('Last?', { a: ['many-98', 'many-99', 'many-100'] });
    await addQuestion(context, 'last', last);
    expect(await asked()).toEqual(['Which mood?', 'Last?']);
  });
});

/** How many parts are stored, and how many the head and the row of the provider name. */
async function parts() {
  type Head = { parts: Record<string, string>; open: unknown[] };
  const { items } = await opened.store.container('published').page({ limit: 500 });
  const head = (items.find(({ doc }) => doc.id === 'head')?.doc ?? {}) as unknown as Head;
  expect(head.open).toEqual([]);
  const stored = items.filter(({ doc }) => doc.id !== 'head' && !doc.id.startsWith('listed-'));
  return { stored: stored.length, named: Object.keys(head.parts).length + 1 };
}

test('a change leaves no part behind that nothing names', async () => {
  const fields = { name: 'House', fragrances: [{ id: 'sun' }], showLogoOnPdf: true };
  for (const weight of [1, 2, 3]) {
    await saveFragrance(context, 'sun', { calm: weight });
    await updateRecord(context, providerKind, 'house', undefined, fields);
  }
  const { stored, named } = await parts();
  expect(stored).toBe(named);
});

test('a change that loses a race removes the parts that it has made', async () => {
  opened.store.beforeWrite('published', 4, () => saveFragrance(opened.other, 'sea', { calm: 8 }));
  await saveFragrance(context, 'sun', { calm: 7 });
  const { stored, named } = await parts();
  expect(stored).toBe(named);
  expect(await recommended('quiet')).toEqual(['sea 8', 'sun 7']);
});

test('another instance shows what a fragrance was when it was recommended', async () => {
  const { id } = await begun(context);
  const given = [{ id: 'mood', selectedAnswers: ['quiet'] }];
  await answerQuiz(context, id, given, true, () => undefined);

  const { recommendedFragrances } = await fullResult(
    opened.other,
    await readResult(opened.other, id),
    'staff',
  );
  expect(recommendedFragrances.map(({ longDescription }) => longDescription)).toEqual([
    'sea, at length',
    'sun, at length',
  ]);
});

test('a save that changes nothing quizzes use writes no part', async () => {
  const longer = fragranceWith('sun', { bright: 3 }, { isEnforceUploads: false, sku: 'sun' });
  const calls = await opened.store.callsOf(() =>
    updateRecord(context, fragranceKind, 'sun', undefined, longer),
  );
  expect(calls.filter((call) => call.startsWith('published.'))).toEqual([
    'published.read',
    'published.replace',
    // Its row in the list of fragrances.
    'published.read',
    'published.replace',
    'published.read',
    'published.replace',
  ]);
});
