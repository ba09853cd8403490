import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../../../../tests/support/ask.ts';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import { addFragrance, addOneQuestion } from '../../../../tests/support/small-catalogue.ts';
import { addRecord } from '../../services/catalogue/catalogue.ts';
import { providerKind } from '../../services/catalogue/providers.ts';
import { removeInvite, revokeInvite } from '../../services/invites/change-invite.ts';
import { createInviteWithFreshCode } from '../../services/invites/create-invite.ts';
import { findInvite, readInvite } from '../../services/invites/find-invites.ts';
import { codeOf } from '../../services/invites/invite-codes.ts';
import { answerQuiz } from '../../services/quiz/answer-quiz.ts';
import { redeemInvite } from '../../services/quiz/begin-quiz.ts';
import { RESULT, readResult } from '../../services/quiz/find-results.ts';
import { removeResult } from '../../services/quiz/remove-result.ts';
import { requireOwn } from './require-answerable.ts';
import { updateQuizResultEndpoint } from './update-quiz-result.ts';

const REVOKED = 'Your invitation has been withdrawn. Please ask for a new one.';
const GONE = { status: 403, errors: [REVOKED] };

let opened: OpenedContext;

beforeAll(async () => {
  opened = openContext({});

  await addOneQuestion(opened.context);
  await addFragrance(opened.context, 'calm', { calm: 1 });
  const fields = { name: 'Maison Verdier', fragrances: [{ id: 'calm' }], showLogoOnPdf: false };
  await addRecord(opened.context, providerKind, 'client', fields);
});
afterAll(() => opened.stop());

const ANSWERS = [{ id: 'first', selectedAnswers: ['calm'] }];

/** A respondent who has begun: their invite, their result, and a save with the token that they got then. */
async function begun() {
  const { context } = opened;
  const id = randomUUID();
  const email = `${id}@example.com`;
  const side = { provider: 'client', salesperson: 'jo@verdier.example', salespersonId: '' };
  const guest = { name: 'Robin', email, ...side };
  await createInviteWithFreshCode(context, id, guest);
  const read = async () => (await readInvite(context, id)) ?? expect.fail('No invite');
  const invite = await read();
  const { id: resultId, generation } = await redeemInvite(context, invite);
  const token = await context.tokens.forRespondent(resultId, generation ?? undefined);
  const caller = (await context.callers.identify(token)) ?? expect.fail('No caller');
  const save = (isCompleted = false) =>
    answerQuiz(context, resultId, ANSWERS, isCompleted, (result) => requireOwn(caller, result));
  return { id, resultId, token, email, code: codeOf(context, invite) ?? '', read, save };
}

const redeem = async ({ email, code }: { email: string; code: string }) => {
  const invite = await findInvite(opened.context, email, code);
  return invite && redeemInvite(opened.context, invite);
};

describe('a redeemed invite', () => {
  test('lets its respondent continue and return until it is ended', async () => {
    const one = await begun();
    expect((await one.save()).selected).toEqual({ first: ['calm'] });
    expect((await redeem(one))?.id).toBe(one.resultId);
  });

  test('is over once it is revoked: neither the token saves nor the code redeems', async () => {
    const one = await begun();
    await revokeInvite(opened.context, one.id, undefined);
    await expect(one.save()).rejects.toMatchObject(GONE);
    await expect(redeem(one)).rejects.toMatchObject({ status: 409, errors: [REVOKED] });
  });

  test('is over once it is deleted', async () => {
    const one = await begun();
    await removeInvite(opened.context, one.id, undefined);
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
    const { tokens, callers } = opened.context;
    for (const generation of ['older', undefined]) {
      const token = await tokens.forRespondent(resultId, generation);
      const caller = (await callers.identify(token)) ?? expect.fail('No caller');
      await expect(
        answerQuiz(opened.context, resultId, ANSWERS, false, (result) =>
          requireOwn(caller, result),
        ),
      ).rejects.toMatchObject(GONE);
    }
  });

  test('cannot be revoked once the quiz is completed, and its result stays readable', async () => {
    const one = await begun();
    await one.save(true);
    await expect(revokeInvite(opened.context, one.id, undefined)).rejects.toMatchObject({
      status: 409,
    });
    await removeInvite(opened.context, one.id, undefined);
    expect(await readResult(opened.context, one.resultId)).toMatchObject({
      isQuizCompleted: true,
    });
  });
});

test("a respondent's token is refused for the result of another one before that is read", async () => {
  const [one, other] = [await begun(), await begun()];
  const input = { id: other.resultId, questions: ANSWERS, isQuizCompleted: false };
  const calls = await opened.store.callsOf(async () => {
    const { status } = await ask(updateQuizResultEndpoint, opened.context, input, one.token);
    expect(status).toBe(403);
  });
  // The refusal is audited.
  expect(calls).toEqual(['audit.create']);
});

test('a result that was deleted stays deleted: its invite says that it was withdrawn', async () => {
  const one = await begun();
  await removeResult(opened.context, one.resultId);
  await expect(redeem(one)).rejects.toMatchObject({ status: 409, errors: [REVOKED] });
  await expect(one.save()).rejects.toMatchObject({ status: 404, issues: [{ code: RESULT }] });
  await expect(readResult(opened.context, one.resultId)).rejects.toMatchObject({
    status: 404,
  });
});
