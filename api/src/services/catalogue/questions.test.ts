import type { EditedQuestion } from '@vse/domain/records/questions';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import { contentHash } from '../../store/ids.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { adjectiveKind } from './adjectives.ts';
import { addRecord } from './catalogue.ts';
import { addQuestion, listQuestions, sortQuestions, updateQuestion } from './questions.ts';

let opened: OpenedContext;
beforeEach(() => {
  opened = openContext({});
});
afterEach(() => opened.stop());

const question = {
  ...({ questionText: 'Which?', type: 'Single Choice', publishState: 'Draft' } as const),
  answers: [],
};
const listed = () => listQuestions(opened.context);
const order = async () => (await listed()).items.map(({ id }) => id);

describe('a new order of questions', () => {
  beforeEach(async () => {
    for (const id of ['a', 'b', 'c']) await addQuestion(opened.context, id, question);
  });

  test('replaces only the one that it started from', async () => {
    const { orderEtag } = await listed();
    const next = await sortQuestions(opened.context, ['c', 'a', 'b'], orderEtag);
    expect([await order(), (await listed()).orderEtag]).toEqual([['c', 'a', 'b'], next]);
    await expect(sortQuestions(opened.context, ['a', 'b', 'c'], orderEtag)).rejects.toMatchObject({
      status: 412,
    });
    await sortQuestions(opened.context, ['a', 'b', 'c'], next);
    expect(await order()).toEqual(['a', 'b', 'c']);
  });

  test('is refused when another person sorts while it is being written', async () => {
    const { orderEtag } = await listed();
    opened.store.beforeWrite('orders', 1, () =>
      sortQuestions(opened.other, ['b', 'c', 'a'], orderEtag),
    );
    const sorting = sortQuestions(opened.context, ['c', 'b', 'a'], orderEtag);
    await expect(sorting).rejects.toMatchObject({ status: 412 });
    expect(await order()).toEqual(['b', 'c', 'a']);
  });

  test('is refused when a question was added in the meantime', async () => {
    const { orderEtag } = await listed();
    await addQuestion(opened.other, 'd', question);
    const sorting = sortQuestions(opened.context, ['c', 'b', 'a'], orderEtag);
    await expect(sorting).rejects.toMatchObject({ status: 412 });
  });

  test.each([
    [['a', 'b']],
    [['a', 'a', 'b']],
    [['a', 'b', 'c', 'c']],
    [['a', 'b', 'no-such']],
    [[]],
  ])('with the ids %j is refused: it must contain each question once', async (ids) => {
    const { orderEtag } = await listed();
    await expect(sortQuestions(opened.context, ids, orderEtag)).rejects.toMatchObject({
      status: 400,
      issues: [{ code: 'ORDER_INCOMPLETE', field: 'ids' }],
    });
    expect(await order()).toEqual(['a', 'b', 'c']);
  });
});

test('can be started without any question', async () => {
  const { orderEtag } = await listed();
  expect(orderEtag).toBe('');
  await sortQuestions(opened.context, [], orderEtag);
  expect((await listed()).orderEtag).not.toBe('');
});

test('an answer that is refused for its adjectives leaves the question unchanged', async () => {
  for (const id of ['calm', 'warm'])
    await addRecord(opened.context, adjectiveKind, id, { name: id });
  await addQuestion(opened.context, 'q', question);
  const answers: EditedQuestion['answers'] = [
    {
      id: 'x',
      title: 'Sea',
      publishState: 'Draft',
      heroImageUrl: '',
      adjectives: [{ id: 'calm' }, { id: 'warm' }],
    },
  ];
  const change = { ...question, questionText: 'Where?', answers };
  await expect(updateQuestion(opened.context, 'q', undefined, change)).rejects.toMatchObject({
    errors: ['At least 3 adjectives are required.'],
    issues: [{ field: 'answers.0.adjectives' }],
  });
  expect((await listed()).items[0]).toMatchObject({ questionText: 'Which?', answers: [] });
});

describe('a new question', () => {
  test('comes last, and keeps its place when its request is repeated', async () => {
    for (const id of ['b', 'a']) await addQuestion(opened.context, id, question);
    await addQuestion(opened.context, 'b', question);
    expect(await order()).toEqual(['b', 'a']);
    // Each id is in the order once: the order is complete without a second 'b'.
    await sortQuestions(opened.context, ['a', 'b'], (await listed()).orderEtag);
    expect(await order()).toEqual(['a', 'b']);
  });

  test('comes last when the request crashes before the order is written', async () => {
    for (const id of ['b', 'c']) await addQuestion(opened.context, id, question);
    opened.store.beforeWrite('orders', 1, () => {
      throw new Error('The host is gone');
    });
    const adding = addQuestion(opened.context, 'a', question);
    await expect(adding).rejects.toThrow('The host is gone');
    expect(await order()).toEqual(['b', 'c', 'a']);
  });
});

test.each(['added', 'updated'])(
  'a picture of an answer that is %s counts as saved, so that it is kept',
  async (how) => {
    const { uploads } = recordsOf(opened.store);
    const path = 'vse-file-upload/abc/1200.webp';
    const id = contentHash(path);
    await uploads.create({ id, path, state: 'unsaved', date: new Date().toISOString() });
    const three = ['calm', 'dry', 'warm'].map((adjective) => ({ id: adjective }));
    for (const each of three)
      await addRecord(opened.context, adjectiveKind, each.id, { name: each.id });
    const answer = { id: 'x', title: 'Sea', publishState: 'Draft' as const, adjectives: three };
    const change = { ...question, answers: [{ ...answer, heroImageUrl: path }] };
    if (how === 'updated') await addQuestion(opened.context, 'q', question);
    await (how === 'updated'
      ? updateQuestion(opened.context, 'q', undefined, change)
      : addQuestion(opened.context, 'q', change));
    expect((await uploads.read(id))?.doc.state).toBe('saved');
  },
);
