import { createAdjective, deleteAdjective } from '@vse/domain/records/adjectives';
import {
  createQuestion,
  deleteQuestion,
  listQuestions,
  updateQuestion,
} from '@vse/domain/records/questions';
import { describe, expect, test } from 'vitest';
import { ADMIN, call, send } from '../support/api.ts';
import { unique } from '../support/fresh.ts';

const adjective = async () =>
  (await call(createAdjective, { name: unique('adjective') }, ADMIN)).id;

describe('the answers of a question', () => {
  const question = (answers: object[]) => ({
    questionText: unique('Which?'),
    type: 'Single Choice',
    publishState: 'Draft',
    answers,
  });
  const answer = (title: string, more = {}) => ({ title, publishState: 'Draft', ...more });
  const three = async () => {
    const ids = await Promise.all([adjective(), adjective(), adjective()]);
    return { adjectives: ids.map((id) => ({ id })) };
  };

  test('need three adjectives when new or when theirs changed; others block no save', async () => {
    const { adjectives } = await three();
    const [first, second, third] = adjectives;
    const asked = question([answer('One', { adjectives: [first, second, second] })]);
    const { status, problem } = await send(createQuestion, asked, ADMIN);
    expect([status, problem.errors]).toEqual([400, ['At least 3 adjectives are required.']]);
    expect(problem.issues[0]?.field).toBe('answers.0.adjectives');

    const made = await send(
      createQuestion,
      { ...asked, answers: [answer('One', { adjectives })] },
      ADMIN,
    );
    const { id } = made.body as { id: string };
    const stored = async () => {
      const found = (await call(listQuestions, {}, ADMIN)).items.find((item) => item.id === id);
      if (!found) throw new Error('The question is missing');
      return found;
    };
    await call(deleteAdjective, { id: third?.id ?? '' }, ADMIN);
    const old = await stored();
    expect((await send(updateQuestion, { ...old, questionText: 'New?' }, ADMIN)).status).toBe(200);
    const shown = old.answers.map((each) => ({ ...each, adjectives: [first, second] }));
    expect((await send(updateQuestion, { ...asked, id, answers: shown }, ADMIN)).status).toBe(200);
    // A copy is no new answer: one with too few adjectives is copied as it is.
    const [copied] = shown.map(({ id: copyOf, ...each }) => ({ ...each, copyOf }));
    const copies = { ...asked, copyOf: id, answers: [copied] };
    const copy = await send(createQuestion, copies, ADMIN);
    expect(copy.status).toBe(200);
    const twice = { ...asked, id, answers: [...shown, copied] };
    expect((await send(updateQuestion, twice, ADMIN)).status).toBe(200);
    const poorer = { ...copies, answers: [{ ...copied, adjectives: [first] }] };
    expect((await send(createQuestion, poorer, ADMIN)).status).toBe(400);
    expect((await send(createQuestion, { ...copies, copyOf: 'gone' }, ADMIN)).status).toBe(400);
    await call(deleteQuestion, copy.body as { id: string }, ADMIN);
    const fewer = shown.map((each) => ({ ...each, adjectives: [first] }));
    const refused = await send(updateQuestion, { ...asked, id, answers: fewer }, ADMIN);
    expect([refused.status, refused.problem.errors]).toEqual([
      400,
      ['At least 3 adjectives are required.'],
    ]);
    expect((await stored()).answers[0]?.adjectives).toEqual([first, second]);
    await call(deleteQuestion, { id }, ADMIN);
  });

  test('keep their order, and a new one comes last', async () => {
    const some = await three();
    const asked = question([answer('One', some), answer('Two', some)]);
    const { body } = await send(createQuestion, asked, ADMIN);
    const { id } = body as { id: string };
    const stored = async () =>
      (await call(listQuestions, {}, ADMIN)).items.find((item) => item.id === id)?.answers ?? [];
    const changed = { ...asked, id, answers: [answer('Three', some), ...(await stored())] };
    expect((await send(updateQuestion, changed, ADMIN)).status).toBe(200);
    expect((await stored()).map(({ title, sortOrder }) => [title, sortOrder])).toEqual([
      ['One', 1],
      ['Two', 2],
      ['Three', 3],
    ]);
    await call(deleteQuestion, { id }, ADMIN);
  });

  test('are each there once', async () => {
    const twice = question([answer('One', { id: 'same' }), answer('Two', { id: 'same' })]);
    const { status, problem } = await send(createQuestion, twice, ADMIN);
    expect([status, problem.errors]).toEqual([400, ['An answer is in the question twice.']]);
  });

  test('accept existing adjectives only', async () => {
    const unknown = question([answer('One', { adjectives: [{ id: 'no-such' }] })]);
    expect((await send(createQuestion, unknown, ADMIN)).status).toBe(400);
  });

  test('of a photo question have pictures, no one-sheets', async () => {
    const heroImageUrl = 'vse-file-upload/sheet.pdf';
    const asked = { ...question([answer('One', { heroImageUrl })]), type: 'Photo + Text' };
    const { status, problem } = await send(createQuestion, asked, ADMIN);
    expect([status, problem.errors[0]]).toEqual([400, expect.stringMatching(/JPG, PNG/)]);
  });
});
