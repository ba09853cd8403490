import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN, openHouse } from '../../../../tests/support/asked-house.ts';

let house: Awaited<ReturnType<typeof openHouse>>;
let second: { id: string; answers: string[] };
beforeAll(async () => {
  house = await openHouse();
  const adjectives = ['calm', 'soft', 'warm'].map((id) => ({ id }));
  const answers = ['One', 'Two'].map((title) => ({ title, publishState: 'Published', adjectives }));
  const fields = {
    questionText: 'Which?',
    type: 'Single Choice',
    publishState: 'Published',
    answers,
  };
  const { id } = await house.call<{ id: string }>('vseCreateQuestion', fields, ADMIN);
  type Listed = { items: { id: string; answers: { id: string }[] }[] };
  const { items } = await house.call<Listed>('vseListQuestions', {}, ADMIN);
  const found = items.find((each) => each.id === id)?.answers ?? [];
  second = { id, answers: found.map((answer) => answer.id) };
});
afterAll(() => house.stop());

const MOOD = { id: 'mood', selectedAnswers: ['quiet'] };

test.each<[string, () => object[]]>([
  ['of an unknown question', () => [{ id: 'unknown', selectedAnswers: [] }]],
  ['that are unknown', () => [{ ...MOOD, selectedAnswers: ['unknown'] }]],
  ['of another question', () => [{ ...MOOD, selectedAnswers: second.answers.slice(1) }]],
  ['given twice', () => [{ ...MOOD, selectedAnswers: ['quiet', 'quiet'] }]],
  ['to a question that is there twice', () => [MOOD, { ...MOOD, selectedAnswers: [] }]],
  ['two to a single choice', () => [{ ...MOOD, selectedAnswers: ['quiet', 'loud'] }]],
  ['that are not ids', () => [{ ...MOOD, selectedAnswers: [7] }]],
  ['with an id that is too long', () => [{ ...MOOD, selectedAnswers: ['x'.repeat(5000)] }]],
  ['with changes that are not ids', () => [{ ...MOOD, changedAnswers: [7] }]],
  ['with changes that are no list', () => [{ ...MOOD, changedAnswers: 'x' }]],
  ['that are no list', () => [{ ...MOOD, selectedAnswers: 'quiet' }]],
])('answers %s are refused, and nothing of the request is saved', async (_, wrong) => {
  const { id, token } = await house.begin();
  const right = { id: second.id, selectedAnswers: second.answers.slice(0, 1) };
  const input = { id, questions: [right, ...wrong()] };
  expect((await house.send('vseUpdateQuizResult', input, token)).status).toBe(400);
  type Result = { questions: { selectedAnswers: string[] }[] };
  const { questions } = await house.call<Result>('vseGetQuizResult', { id }, token);
  expect(questions.map(({ selectedAnswers }) => selectedAnswers)).toEqual([[], []]);
});
