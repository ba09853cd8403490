import {
  createInvite,
  createInvites,
  resendInvite,
  revokeInvite,
} from '@vse/domain/records/invites';
import { sendEmail } from '@vse/domain/records/mail';
import { describe, expect, test } from 'vitest';
import {
  ADMIN,
  call,
  invite,
  MANAGER,
  mailsTo,
  providerNamed,
  SALESPERSON,
  send,
} from '../support/api.ts';
import { freshCode, freshEmail } from '../support/fresh.ts';
import { SALES_EMAIL } from '../support/scenes.ts';

async function newInvite(email: string) {
  const { id: provider } = await providerNamed('Aurum Scent Co.');
  return { name: 'Robin Guest', email, code: freshCode(), provider, salesperson: SALES_EMAIL };
}

describe('an address', () => {
  test('gets three mails a day, and the fourth is refused with the time when it is possible', async () => {
    const email = freshEmail('limited');
    const { id } = await invite({ email });
    for (let time = 0; time < 2; time++) await call(resendInvite, { id }, SALESPERSON);
    const { status, problem, headers } = await send(resendInvite, { id }, ADMIN);
    expect([status, problem.issues[0]?.code]).toEqual([429, 'MAIL_RECIPIENT_LIMIT']);
    expect(problem.message).toMatch(/can be sent from \d{4}-\d\d-\d\d \d\d:\d\d UTC\.$/);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(86_000);
    const message = { recipient: email, subject: 'Hello', plainText: 'A word.' };
    expect((await send(sendEmail, message, SALESPERSON)).status).toBe(429);
  });

  test('with an open invite is not invited again unless that is asked for', async () => {
    const email = freshEmail('limited');
    const fields = await newInvite(email);
    const requestId = crypto.randomUUID();
    const { id } = await call(createInvite, { ...fields, requestId }, SALESPERSON);
    // The same request once more is no second invite.
    expect((await call(createInvite, { ...fields, requestId }, SALESPERSON)).id).toBe(id);
    const again = { ...fields, code: freshCode(), email: email.toUpperCase() };
    const { status, problem } = await send(createInvite, again, SALESPERSON);
    expect([status, problem.issues[0]]).toMatchObject([
      409,
      { code: 'INVITE_OPEN', field: 'email' },
    ]);
    await call(createInvite, { ...again, isRepeated: true }, SALESPERSON);
  });

  test('of a list with an open invite is refused in its row, unless the list asks for it', async () => {
    const [open, fresh] = [freshEmail('limited'), freshEmail('limited')];
    const { provider, salesperson } = await invite({ email: open });
    const rows = [open, fresh].map((email) => ({ name: 'Guest', email }));
    const list = () => ({ rows, provider, salesperson, requestId: crypto.randomUUID() });
    const first = await call(createInvites, list(), ADMIN);
    expect(first.items.map(({ issues }) => issues[0]?.code)).toEqual(['INVITE_OPEN', undefined]);
    const second = await call(createInvites, { ...list(), isRepeated: true }, ADMIN);
    expect(second.items.every(({ id }) => id !== null)).toBe(true);
  });
});

describe('a mail of staff', () => {
  test('names its sender and the company, above and below the text', async () => {
    const { email: recipient } = await invite();
    await call(
      sendEmail,
      { recipient, subject: 'About your quiz', plainText: 'Please finish it.' },
      SALESPERSON,
    );
    const sent = await mailsTo(recipient, 2);
    const mail = sent.find(({ subject }) => subject === 'About your quiz');
    expect(mail?.plainText).toBe(
      [
        'Jonah Adler writes to you on behalf of Aurum Scent Co.:',
        'Please finish it.',
        '--\nJonah Adler, for Aurum Scent Co. (sent with VSE)\nVSE never asks for a password by e-mail.',
      ].join('\n\n'),
    );
  });

  test('is refused to guests whose invite is no longer open', async () => {
    const { id, email: recipient } = await invite();
    await call(revokeInvite, { id }, ADMIN);
    const message = { recipient, subject: 'Hello', plainText: 'A word.' };
    for (const by of [ADMIN, MANAGER, SALESPERSON])
      expect((await send(sendEmail, message, by)).status).toBe(403);
  });
});
