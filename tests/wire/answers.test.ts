import { listQuestions } from '@vse/domain/records/questions';
import { getQuizResult, updateQuizResult } from '@vse/domain/records/quiz-results';
import { describe, expect, test } from 'vitest';
import { ADMIN, begin, call, firstAnswers, send } from '../support/api.ts';

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

test('drafts are neither shown nor accepted', async () => {
  const { id, by, questions } = await begin();
  const { items } = await call(listQuestions, {}, ADMIN);
  const drafts = items.flatMap((question) =>
    question.answers
      .filter(({ publishState }) => publishState === 'Draft')
      .map((answer) => ({ question: question.id, answer: answer.id })),
  );
  const shown = questions.flatMap(({ sourceAnswers }) => sourceAnswers.map((answer) => answer.id));
  expect(drafts.length).toBeGreaterThan(0);
  for (const { question, answer } of drafts) {
    expect(shown).not.toContain(answer);
    const given = { id, questions: [{ id: question, selectedAnswers: [answer] }] };
    expect((await send(updateQuizResult, given, by)).status).toBe(400);
  }
});
