import type { EditedQuestion } from '@vse/domain/records/questions';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openServices, type ServicesInTest } from '../../../../tests/support/services.ts';
import { contentHash } from '../../store/ids.ts';
import { recordsOf } from '../../store/typed-containers.ts';

let opened: ServicesInTest;
beforeEach(() => {
  opened = openServices({});
});
afterEach(() => opened.stop());

const question = {
  ...({ questionText: 'Which?', type: 'Single Choice', publishState: 'Draft' } as const),
  answers: [],
};
const listed = () => opened.services.questions.list();
const order = async () => (await listed()).items.map(({ id }) => id);

describe('a new order of questions', () => {
  beforeEach(async () => {
    for (const id of ['a', 'b', 'c']) await opened.services.questions.add(id, question);
  });

  test('replaces only the one that it started from', async () => {
    const { questions } = opened.services;
    const { orderEtag } = await listed();
    const next = await questions.sort(['c', 'a', 'b'], orderEtag);
    expect([await order(), (await listed()).orderEtag]).toEqual([['c', 'a', 'b'], next]);
    await expect(questions.sort(['a', 'b', 'c'], orderEtag)).rejects.toMatchObject({ status: 412 });
    await questions.sort(['a', 'b', 'c'], next);
    expect(await order()).toEqual(['a', 'b', 'c']);
  });

  test('is refused when another person sorts while it is being written', async () => {
    const { orderEtag } = await listed();
    opened.store.beforeWrite('orders', 1, () =>
      opened.other.questions.sort(['b', 'c', 'a'], orderEtag),
    );
    const sorting = opened.services.questions.sort(['c', 'b', 'a'], orderEtag);
    await expect(sorting).rejects.toMatchObject({ status: 412 });
    expect(await order()).toEqual(['b', 'c', 'a']);
  });

  test('is refused when a question was added in the meantime', async () => {
    const { orderEtag } = await listed();
    await opened.other.questions.add('d', question);
    const sorting = opened.services.questions.sort(['c', 'b', 'a'], orderEtag);
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
    await expect(opened.services.questions.sort(ids, orderEtag)).rejects.toMatchObject({
      status: 400,
      issues: [{ code: 'ORDER_INCOMPLETE', field: 'ids' }],
    });
    expect(await order()).toEqual(['a', 'b', 'c']);
  });
});

test('can be started without any question', async () => {
  const { orderEtag } = await listed();
  expect(orderEtag).toBe('');
  await opened.services.questions.sort([], orderEtag);
  expect((await listed()).orderEtag).not.toBe('');
});

test('an answer that is refused for its adjectives leaves the question unchanged', async () => {
  const { adjectives, questions } = opened.services;
  for (const id of ['calm', 'warm']) await adjectives.add(id, { name: id });
  await questions.add('q', question);
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
  await expect(questions.update('q', undefined, change)).rejects.toMatchObject({
    errors: ['At least 3 adjectives are required.'],
    issues: [{ field: 'answers.0.adjectives' }],
  });
  expect((await listed()).items[0]).toMatchObject({ questionText: 'Which?', answers: [] });
});

describe('a new question', () => {
  test('comes last, and keeps its place when its request is repeated', async () => {
    const { questions } = opened.services;
    for (const id of ['b', 'a']) await questions.add(id, question);
    await questions.add('b', question);
    expect(await order()).toEqual(['b', 'a']);
    // Each id is in the order once: the order is complete without a second 'b'.
    await questions.sort(['a', 'b'], (await listed()).orderEtag);
    expect(await order()).toEqual(['a', 'b']);
  });

  test('comes last when the request crashes before the order is written', async () => {
    for (const id of ['b', 'c']) await opened.services.questions.add(id, question);
    opened.store.beforeWrite('orders', 1, () => {
      throw new Error('The host is gone');
    });
    const adding = opened.services.questions.add('a', question);
    await expect(adding).rejects.toThrow('The host is gone');
    expect(await order()).toEqual(['b', 'c', 'a']);
  });
});

test.each(['added', 'updated'])(
  'a picture of an answer that is %s counts as saved, so that it is kept',
  async (how) => {
    const { adjectives, questions } = opened.services;
    const { uploads } = recordsOf(opened.store);
    const path = 'vse-file-upload/abc/1200.webp';
    const id = contentHash(path);
    await uploads.create({ id, path, state: 'unsaved', date: new Date().toISOString() });
    const three = ['calm', 'dry', 'warm'].map((adjective) => ({ id: adjective }));
    for (const each of three) await adjectives.add(each.id, { name: each.id });
    const answer = { id: 'x', title: 'Sea', publishState: 'Draft' as const, adjectives: three };
    const change = { ...question, answers: [{ ...answer, heroImageUrl: path }] };
    if (how === 'updated') await questions.add('q', question);
    await (how === 'updated'
      ? questions.update('q', undefined, change)
      : questions.add('q', change));
    expect((await uploads.read(id))?.doc.state).toBe('saved');
  },
);
