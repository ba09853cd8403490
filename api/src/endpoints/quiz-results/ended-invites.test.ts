import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../../../../tests/support/ask.ts';
import { openServices, type ServicesInTest } from '../../../../tests/support/services.ts';
import { addOneQuestion, fragranceWith } from '../../../../tests/support/small-catalogue.ts';
import { RESULT } from '../../services/quiz/find-results.ts';
import { requireOwn } from './require-answerable.ts';
import { updateQuizResultEndpoint } from './update-quiz-result.ts';

const REVOKED = 'Your invitation has been withdrawn. Please ask for a new one.';
const GONE = { status: 403, errors: [REVOKED] };

let opened: ServicesInTest;

beforeAll(async () => {
  opened = openServices({});
  const { fragrances, providers } = opened.services;
  await addOneQuestion(opened.services);
  await fragrances.add('calm', fragranceWith('calm', { calm: 1 }));
  const fields = { name: 'Maison Verdier', fragrances: [{ id: 'calm' }], showLogoOnPdf: false };
  await providers.add('client', fields);
});
afterAll(() => opened.stop());

const ANSWERS = [{ id: 'first', selectedAnswers: ['calm'] }];

/** A respondent who has begun: their invite, their result, and a save with the token that they got then. */
async function begun() {
  const { services } = opened;
  const id = randomUUID();
  const email = `${id}@example.com`;
  const side = { provider: 'client', salesperson: 'jo@verdier.example', salespersonId: '' };
  const guest = { name: 'Robin', email, ...side };
  await services.invites.addWithFreshCode(id, guest);
  const read = async () => (await services.invites.read(id)) ?? expect.fail('No invite');
  const invite = await read();
  const { id: resultId, generation } = await services.quizResults.redeem(invite);
  const token = await services.tokens.forRespondent(resultId, generation ?? undefined);
  const caller = (await services.callers.identify(token)) ?? expect.fail('No caller');
  const save = (isCompleted = false) =>
    services.quizResults.answer(resultId, ANSWERS, isCompleted, (result) =>
      requireOwn(caller, result),
    );
  return { id, resultId, token, email, code: services.invites.codeOf(invite) ?? '', read, save };
}

const redeem = async ({ email, code }: { email: string; code: string }) => {
  const invite = await opened.services.invites.find(email, code);
  return invite && opened.services.quizResults.redeem(invite);
};

describe('a redeemed invite', () => {
  test('lets its respondent continue and return until it is ended', async () => {
    const one = await begun();
    expect((await one.save()).selected).toEqual({ first: ['calm'] });
    expect((await redeem(one))?.id).toBe(one.resultId);
  });

  test('is over once it is revoked: neither the token saves nor the code redeems', async () => {
    const one = await begun();
    await opened.services.invites.revoke(one.id, undefined);
    await expect(one.save()).rejects.toMatchObject(GONE);
    await expect(redeem(one)).rejects.toMatchObject({ status: 409, errors: [REVOKED] });
  });

  test('is over once it is deleted', async () => {
    const one = await begun();
    await opened.services.invites.remove(one.id, undefined);
    await expect(one.save()).rejects.toMatchObject(GONE);
    expect(await redeem(one)).toBeUndefined();
  });

  test('cannot be redeemed again after it expired', async () => {
    const one = await begun();
    opened.pass(92 * 24 * 60);
    await expect(redeem(one)).rejects.toMatchObject({
      status: 409,
      errors: ['Your invitation has expired. Please ask for a new one.'],
    });
    opened.pass(-91 * 24 * 60);
  });

  test('accepts no token of another generation', async () => {
    const { resultId } = await begun();
    const { quizResults, tokens, callers } = opened.services;
    for (const generation of ['older', undefined]) {
      const token = await tokens.forRespondent(resultId, generation);
      const caller = (await callers.identify(token)) ?? expect.fail('No caller');
      await expect(
        quizResults.answer(resultId, ANSWERS, false, (result) => requireOwn(caller, result)),
      ).rejects.toMatchObject(GONE);
    }
  });

  test('cannot be revoked once the quiz is completed, and its result stays readable', async () => {
    const one = await begun();
    await one.save(true);
    await expect(opened.services.invites.revoke(one.id, undefined)).rejects.toMatchObject({
      status: 409,
    });
    await opened.services.invites.remove(one.id, undefined);
    expect(await opened.services.quizResults.read(one.resultId)).toMatchObject({
      isQuizCompleted: true,
    });
  });
});

test("a respondent's token is refused for the result of another one before that is read", async () => {
  const [one, other] = [await begun(), await begun()];
  const input = { id: other.resultId, questions: ANSWERS, isQuizCompleted: false };
  const calls = await opened.store.callsOf(async () => {
    const { status } = await ask(updateQuizResultEndpoint, opened.services, input, one.token);
    expect(status).toBe(403);
  });
  // The refusal is audited.
  expect(calls).toEqual(['audit.create']);
});

test('a result that was deleted stays deleted: its invite says that it was withdrawn', async () => {
  const one = await begun();
  await opened.services.quizResults.remove(one.resultId);
  await expect(redeem(one)).rejects.toMatchObject({ status: 409, errors: [REVOKED] });
  await expect(one.save()).rejects.toMatchObject({ status: 404, issues: [{ code: RESULT }] });
  await expect(opened.services.quizResults.read(one.resultId)).rejects.toMatchObject({
    status: 404,
  });
});
