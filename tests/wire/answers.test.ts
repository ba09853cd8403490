import { listQuestions } from '@vse/domain/records/questions';
import {
  deleteQuizResult,
  getQuizResult,
  updateQuizResult,
} from '@vse/domain/records/quiz-results';
import { describe, expect, test } from 'vitest';
import { ADMIN, begin, call, firstAnswers, send } from '../support/api.ts';
import type { By } from '../support/api-client.ts';

describe('saving answers', () => {
  test('one choice at a time keeps the others, and another device sees them', async () => {
    const { id, by, questions } = await begin();
    const [first, second] = firstAnswers(questions);
    if (!first || !second) throw new Error('Too few questions');
    await call(updateQuizResult, { id, questions: [first] }, by);
    await call(updateQuizResult, { id, questions: [second] }, by);
    const saved = (await call(getQuizResult, { id }, by)).questions;
    expect(saved[0]?.selectedAnswers).toEqual(first.selectedAnswers);
    expect(saved[1]?.selectedAnswers).toEqual(second.selectedAnswers);
    expect(saved.slice(2).every(({ selectedAnswers }) => selectedAnswers.length === 0)).toBe(true);
  });

  test('saving from two devices at once keeps the answers of both', async () => {
    const { id, by, questions } = await begin();
    const given = firstAnswers(questions);
    await Promise.all(given.map((one) => call(updateQuizResult, { id, questions: [one] }, by)));
    const saved = (await call(getQuizResult, { id }, by)).questions;
    expect(saved.map(({ selectedAnswers }) => selectedAnswers)).toEqual(
      given.map(({ selectedAnswers }) => selectedAnswers),
    );
  });

  test('changedAnswers keeps the ticks of another device and returns them', async () => {
    const { id, by, questions } = await begin();
    const many = questions.find(({ type }) => type === 'Multiple Choice');
    const [a = '', b = '', c = ''] = many?.sourceAnswers.map((answer) => answer.id) ?? [];
    if (!many || !c) throw new Error('Too few answers');
    const save = async (selectedAnswers: string[], changedAnswers?: string[]) => {
      const given = { id: many.id, selectedAnswers, ...(changedAnswers && { changedAnswers }) };
      return (await call(updateQuizResult, { id, questions: [given] }, by)).questions;
    };
    await save([a], [a]);
    expect(await save([b], [b])).toEqual([{ id: many.id, selectedAnswers: [a, b] }]);
    expect(await save([b, c], [a, c])).toEqual([{ id: many.id, selectedAnswers: [b, c] }]);
    expect(await save([b, c], [])).toEqual([{ id: many.id, selectedAnswers: [b, c] }]);
    expect(await save([], [b, c])).toEqual([{ id: many.id, selectedAnswers: [] }]);
    expect(await save([a])).toEqual([{ id: many.id, selectedAnswers: [a] }]);
    const { questions: saved } = await call(getQuizResult, { id }, by);
    expect(saved.find((one) => one.id === many.id)?.selectedAnswers).toEqual([a]);
  });

  test('a single choice has one answer, whatever changedAnswers says', async () => {
    const { id, by, questions } = await begin();
    const single = questions.find(({ type }) => type === 'Single Choice');
    const [a = '', b = ''] = single?.sourceAnswers.map((answer) => answer.id) ?? [];
    if (!single || !b) throw new Error('Too few answers');
    for (const answer of [a, b]) {
      const given = { id: single.id, selectedAnswers: [answer], changedAnswers: [answer] };
      const saved = await call(updateQuizResult, { id, questions: [given] }, by);
      expect(saved.questions).toEqual([{ id: single.id, selectedAnswers: [answer] }]);
    }
  });

  test('saving a whole result changes its answers only', async () => {
    const { id, by, questions } = await begin();
    const answers = firstAnswers(questions);
    const whole = {
      id,
      isQuizCompleted: true,
      quizStartDate: '1999-01-01T00:00:00Z',
      recommendedFragrances: [{ id: 'mine', name: 'My own', score: 1e9 }],
      invite: { name: 'Somebody else', provider: 'another' },
      questions: questions.map((question, index) => ({ ...question, ...answers[index] })),
    };
    expect((await send(updateQuizResult, whole, by)).status).toBe(200);
    const result = await call(getQuizResult, { id }, by);
    expect(result.generatedBy).toBe('Robin Guest');
    expect(result.quizStartDate).not.toMatch(/^1999/);
    expect(result.recommendedFragrances.map(({ name }) => name)).not.toContain('My own');
  });

  test('completing needs a valid answer to every question, and leaves the quiz open without', async () => {
    const { id, by, questions } = await begin();
    const all = firstAnswers(questions);
    const { status, problem } = await send(
      updateQuizResult,
      { id, questions: all.slice(1), isQuizCompleted: true },
      by,
    );
    expect([status, problem.errors]).toEqual([
      400,
      ['You must select an answer for each question.'],
    ]);
    const after = await call(getQuizResult, { id }, by);
    expect(after.isQuizCompleted).toBe(false);
    expect(after.questions.every(({ selectedAnswers }) => selectedAnswers.length === 0)).toBe(true);
  });

  test('completing twice with the same answers completes once; changing a completed quiz is refused', async () => {
    const { id, by, questions } = await begin();
    const all = firstAnswers(questions);
    await call(updateQuizResult, { id, questions: all, isQuizCompleted: true }, by);
    const done = await call(getQuizResult, { id }, by);
    await call(updateQuizResult, { id, questions: all, isQuizCompleted: true }, by);
    const other = questions.map(({ id, sourceAnswers }) => ({
      id,
      selectedAnswers: sourceAnswers.slice(1, 2).map((answer) => answer.id),
    }));
    const refused = await send(updateQuizResult, { id, questions: other }, by);
    expect(refused.status).toBe(409);
    const after = await call(getQuizResult, { id }, by);
    expect(after.quizCompleteDate).toBe(done.quizCompleteDate);
    expect(after.questions).toEqual(done.questions);
  });
});

test('completing while another tab saves includes that answer or refuses it', async () => {
  const { id, by, questions } = await begin();
  const all = firstAnswers(questions);
  await call(updateQuizResult, { id, questions: all }, by);
  const { id: question = '', sourceAnswers = [] } = questions[0] ?? {};
  const other = sourceAnswers.slice(1, 2).map((answer) => answer.id);
  const [, save] = await Promise.all([
    call(updateQuizResult, { id, isQuizCompleted: true }, by),
    send(updateQuizResult, { id, questions: [{ id: question, selectedAnswers: other }] }, by),
  ]);
  expect([200, 409]).toContain(save.status);
  const after = await call(getQuizResult, { id }, by);
  const kept = save.status === 200 ? other : all[0]?.selectedAnswers;
  expect([after.isQuizCompleted, after.questions[0]?.selectedAnswers]).toEqual([true, kept]);
  const chosen = after.questions.flatMap(({ selectedAnswers, sourceAnswers }) =>
    sourceAnswers.filter((answer) => selectedAnswers.includes(answer.id)),
  );
  const titles = chosen.map(({ title }) => title);
  const reasons = after.recommendedFragrances.flatMap(({ reasons }) => reasons);
  expect(reasons.length).toBeGreaterThan(0);
  expect(
    reasons.flatMap(({ answers }) => answers).filter((title) => !titles.includes(title)),
  ).toEqual([]);
});

test('saving while an Admin deletes the result does not block the delete', async () => {
  const { id, by, questions } = await begin();
  const saves = questions.flatMap(({ id: question, sourceAnswers }) =>
    sourceAnswers.map(({ id: answer }) =>
      send(updateQuizResult, { id, questions: [{ id: question, selectedAnswers: [answer] }] }, by),
    ),
  );
  await call(deleteQuizResult, { id }, ADMIN);
  // Deleting a result revokes its invite, which ends the respondent's token: 403 for a save that comes in between.
  for (const { status } of await Promise.all(saves)) expect([200, 403, 404]).toContain(status);
  expect((await send(getQuizResult, { id }, ADMIN)).status).toBe(404);
});

test('saving answers of a quiz that does not exist returns 404 to staff and 403 to the respondent of another', async () => {
  const { by } = await begin();
  const save = (caller: By) => send(updateQuizResult, { id: 'unknown', questions: [] }, caller);
  const { status, problem } = await save(ADMIN);
  expect([status, problem.errors]).toEqual([404, ['The quiz result was not found.']]);
  expect((await save(by)).status).toBe(403);
});

describe('answers that are not the quiz’s', () => {
  test.each([
    ['of an unknown question', () => [{ id: 'unknown', selectedAnswers: [] }]],
    ['that are unknown', (a: Given) => [{ ...a, selectedAnswers: ['unknown'] }]],
    ['of another question', (a: Given, b: Given) => [{ ...a, selectedAnswers: b.selectedAnswers }]],
    [
      'given twice',
      (a: Given) => [{ ...a, selectedAnswers: [...a.selectedAnswers, ...a.selectedAnswers] }],
    ],
    ['to a question that is there twice', (a: Given) => [a, { ...a, selectedAnswers: [] }]],
    ['that are not ids', (a: Given) => [{ ...a, selectedAnswers: [7] }]],
    ['with an id that is too long', (a: Given) => [{ ...a, selectedAnswers: ['x'.repeat(5000)] }]],
    ['with changes that are not ids', (a: Given) => [{ ...a, changedAnswers: [7] }]],
    ['with changes that are no list', (a: Given) => [{ ...a, changedAnswers: 'x' }]],
    ['that are no list', (a: Given) => [{ ...a, selectedAnswers: a.selectedAnswers[0] }]],
  ])('%s are refused, and nothing of the request is saved', async (_, wrong) => {
    const { id, by, questions } = await begin();
    const [a, b, c] = firstAnswers(questions);
    if (!a || !b || !c) throw new Error('Too few questions');
    const { status } = await send(updateQuizResult, { id, questions: [c, ...wrong(a, b)] }, by);
    expect(status).toBe(400);
    const saved = (await call(getQuizResult, { id }, by)).questions;
    expect(saved.every(({ selectedAnswers }) => selectedAnswers.length === 0)).toBe(true);
  });

  test('two to a single choice are refused', async () => {
    const { id, by, questions } = await begin();
    const single = questions.find(({ type }) => type === 'Single Choice');
    if (!single) throw new Error('No single choice');
    const selectedAnswers = single.sourceAnswers.slice(0, 2).map((answer) => answer.id);
    const given = { id, questions: [{ id: single.id, selectedAnswers }] };
    expect((await send(updateQuizResult, given, by)).problem.errors).toEqual([
      'Only one answer can be selected.',
    ]);
  });

  test('drafts are neither shown nor accepted', async () => {
    const { id, by, questions } = await begin();
    const { items } = await call(listQuestions, {}, ADMIN);
    const drafts = items.flatMap((question) =>
      question.answers
        .filter(({ publishState }) => publishState === 'Draft')
        .map((answer) => ({ question: question.id, answer: answer.id })),
    );
    const shown = questions.flatMap(({ sourceAnswers }) =>
      sourceAnswers.map((answer) => answer.id),
    );
    expect(drafts.length).toBeGreaterThan(0);
    for (const { question, answer } of drafts) {
      expect(shown).not.toContain(answer);
      const given = { id, questions: [{ id: question, selectedAnswers: [answer] }] };
      expect((await send(updateQuizResult, given, by)).status).toBe(400);
    }
  });
});

type Given = { id: string; selectedAnswers: string[] };
