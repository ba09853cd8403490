import { listInvites, redeemInvite, revokeInvite } from '@vse/domain/records/invites';
import { getQuizResult, listQuizResults, updateQuizResult } from '@vse/domain/records/quiz-results';
import { describe, expect, test } from 'vitest';
import { ADMIN, begin, call, firstAnswers, invite, listAll, send } from '../support/api.ts';
import { freshAddress, freshCode, freshEmail } from '../support/fresh.ts';

const NOT_FOUND = "We're sorry, we were unable to find your invitation.";

describe('redeeming an invite', () => {
  test('begins a quiz, sets the response date, and returns a token for that quiz only', async () => {
    const { id: inviteId, email, code } = await invite();
    const { id, isQuizCompleted, token } = await call(redeemInvite, { email, code });
    expect(isQuizCompleted).toBe(false);
    const result = await call(getQuizResult, { id }, { token });
    expect(result).toMatchObject({ isQuizStarted: true, isQuizCompleted: false, isMine: true });
    const stored = await findInvite(inviteId);
    expect(stored?.responseDate).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  test('again resumes the same quiz and keeps the first response date', async () => {
    const { id: inviteId, email, code } = await invite();
    const first = await call(redeemInvite, { email, code });
    const before = await findInvite(inviteId);
    const second = await call(redeemInvite, { email, code });
    expect(second.id).toBe(first.id);
    expect(await findInvite(inviteId)).toEqual(before);
  });

  test('after completing says so, so that the app goes to the results', async () => {
    const { id, by, email, code, questions } = await begin();
    await call(
      updateQuizResult,
      { id, questions: firstAnswers(questions), isQuizCompleted: true },
      by,
    );
    expect(await call(redeemInvite, { email, code })).toMatchObject({ id, isQuizCompleted: true });
  });

  test('from ten taps, tabs and devices at once gives one result', async () => {
    const { id: inviteId, email, code } = await invite();
    const tries = Array.from({ length: 10 }, () => call(redeemInvite, { email, code }));
    const ids = new Set((await Promise.all(tries)).map(({ id }) => id));
    expect(ids.size).toBe(1);
    const items = await listAll(listQuizResults, ADMIN);
    expect(items.filter(({ invite }) => invite?.email === email)).toHaveLength(1);
    expect((await findInvite(inviteId))?.responseDate).not.toBeNull();
  });

  test('compares the e-mail without regard to letter case, the code exactly', async () => {
    const { email, code } = await invite({ code: `ABC9${freshCode().slice(4)}` });
    expect((await send(redeemInvite, { email: email.toUpperCase(), code })).status).toBe(200);
    expect((await send(redeemInvite, { email, code: code.toLowerCase() })).status).toBe(404);
  });

  test('returns the same response for a wrong e-mail and for a wrong code', async () => {
    const { email, code } = await invite();
    const wrongCode = await send(redeemInvite, {
      email,
      code: code === 'ABCDEF' ? 'ABCDEG' : 'ABCDEF',
    });
    const wrongEmail = await send(redeemInvite, { email: `x${email}`, code });
    expect(wrongCode).toMatchObject({
      status: 404,
      body: { errors: [NOT_FOUND], error: NOT_FOUND },
    });
    // The request's own id is all that differs.
    const { requestId } = wrongEmail.problem;
    expect(wrongEmail.problem).toEqual({ ...wrongCode.problem, requestId });
  });

  test.each([
    [{ email: '', code: 'ABCDEF' }],
    [{ email: 'a@example.com', code: 'ABCDE' }],
    [{ email: 'a@example.com', code: 'ABCDEFG' }],
    [{ email: 'a@example.com' }],
    [{ code: 'ABCDEF' }],
    [{ email: 5, code: ['A'] }],
    [{}],
  ])('refuses %j with the words of the specification', async (input) => {
    const { status, problem } = await send(redeemInvite, input);
    expect([status, problem.errors]).toEqual([400, ['Please fill out all fields.']]);
  });
});

/** Does something many times, so many at once. */
async function many<T>(
  times: number,
  atOnce: number,
  work: (index: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  for (let start = 0; start < times; start += atOnce)
    results.push(
      ...(await Promise.all(Array.from({ length: atOnce }, (_, index) => work(start + index)))),
    );
  return results;
}

const guess = (email: string, by = {}) =>
  send(redeemInvite, { email, code: 'ABCDEF' }, by).then(({ status }) => status);
const count = (statuses: number[], status: number) =>
  statuses.filter((one) => one === status).length;

describe('the limit on redeeming', () => {
  test('lets exactly ten of a thousand guesses on one e-mail through from one network, two hundred at once', async () => {
    const email = freshEmail('guess');
    const address = freshAddress();
    const statuses = await many(1000, 200, () => guess(email, { address }));
    expect([count(statuses, 404), count(statuses, 429)]).toEqual([10, 990]);
  });

  test('limits guesses on many e-mails from one address, with Retry-After; other addresses are unaffected', async () => {
    const address = freshAddress();
    const statuses = await many(320, 160, (index) =>
      guess(freshEmail(`guess.${index}`), { address }),
    );
    expect([count(statuses, 404), count(statuses, 429)]).toEqual([60, 260]);
    const { email, code } = await invite();
    const stopped = await send(redeemInvite, { email, code }, { address });
    expect(stopped.status).toBe(429);
    expect(stopped.problem.errors).toEqual([
      'Too many tries. Please wait a few minutes and try again.',
    ]);
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    const beside = await send(redeemInvite, { email, code }, { address: freshAddress() });
    expect(beside.status).toBe(200);
  });
});

describe('a correct code is accepted while a limit is used up', () => {
  test('fifteen times for a withdrawn invite, each with the answer that it is withdrawn', async () => {
    const { id, email, code } = await invite();
    await call(revokeInvite, { id }, ADMIN);
    const answers = await many(15, 5, () => send(redeemInvite, { email, code }));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([409]));
  });
});

async function findInvite(id: string) {
  return (await listAll(listInvites, ADMIN)).find((item) => item.id === id);
}
