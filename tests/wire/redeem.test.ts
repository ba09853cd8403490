import { listInvites, redeemInvite } from '@vse/domain/invites';
import { getQuizResult, listQuizResults, updateQuizResult } from '@vse/domain/quiz-results';
import { describe, expect, test } from 'vitest';
import { ADMIN, begin, call, firstAnswers, invite, listAll, send } from '../support/api.ts';

const NOT_FOUND = "We're sorry, we were unable to find your invitation.";

describe('redeeming an invite', () => {
  test('begins a quiz, sets the response date, and answers a token for that quiz alone', async () => {
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
    const { email, code } = await invite({ code: 'ABCDEF' });
    expect((await send(redeemInvite, { email: email.toUpperCase(), code })).status).toBe(200);
    expect((await send(redeemInvite, { email, code: 'abcdef' })).status).toBe(404);
  });

  test('answers the same to a wrong e-mail and to a wrong code', async () => {
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
    expect(wrongEmail.body).toEqual(wrongCode.body);
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

describe('the limit on redeeming', () => {
  test('lets ten of two hundred tries at once on one e-mail through, from whatever address', async () => {
    const email = `guess.${crypto.randomUUID()}@example.com`;
    const tries = Array.from({ length: 200 }, () => send(redeemInvite, { email, code: 'ABCDEF' }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(190);
  });

  test('stops many e-mails from one address, says when to come back, and stops nobody beside it', async () => {
    const address = '203.0.113.77';
    const statuses: number[] = [];
    for (let guess = 0; guess < 70; guess++) {
      const input = { email: `guess-${guess}-${crypto.randomUUID()}@example.com`, code: 'ABCDEF' };
      statuses.push((await send(redeemInvite, input, { address })).status);
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(60);
    const { email, code } = await invite();
    const stopped = await send(redeemInvite, { email, code }, { address });
    expect(stopped.status).toBe(429);
    expect(stopped.problem.errors).toEqual([
      'Too many tries. Please wait a few minutes and try again.',
    ]);
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send(redeemInvite, { email, code }, { address: '203.0.113.78' })).status).toBe(
      200,
    );
  });
});

async function findInvite(id: string) {
  return (await listAll(listInvites, ADMIN)).find((item) => item.id === id);
}
