import {
  createInvite,
  createInvites,
  listInvites,
  redeemInvite,
  resendInvite,
  revokeInvite,
  updateInvite,
} from '@vse/domain/records/invites';
import { sendEmail } from '@vse/domain/records/mail';
import { describe, expect, test } from 'vitest';
import {
  ADMIN,
  begin,
  call,
  invite,
  listAll,
  MANAGER,
  mailsTo,
  providerNamed,
  SALESPERSON,
  send,
} from '../support/api.ts';
import { NOBODY } from '../support/api-client.ts';
import { freshCode, freshEmail } from '../support/fresh.ts';
import { SALES_EMAIL } from '../support/scenes.ts';

const find = async (id: string) => {
  const found = (await listAll(listInvites, ADMIN)).find((item) => item.id === id);
  if (!found) throw new Error('The invite is missing');
  return found;
};

/** What the link of a mail carries behind #, where no server sees it. */
function linkedIn(text = '') {
  const [, linked] = /https?:\S+\/invite#(\S+)/.exec(text) ?? [];
  return Object.fromEntries(new URLSearchParams(linked));
}

describe('the mail of an invite', () => {
  test('carries the site’s /invite link and the code, as text and as HTML, and shows as sent', async () => {
    const { id, email, code, name } = await invite({ name: 'Zoë <b>Q<b>' });
    const [mail] = await mailsTo(email, 1);
    expect(mail?.plainText).toContain(`Hello ${name},`);
    expect(linkedIn(mail?.plainText)).toEqual({ email, code });
    expect(mail?.html).toContain('Zoë &#60;b&#62;Q&#60;b&#62;');
    expect((await find(id)).mail).toMatchObject({ state: 'sent', reason: '' });
  });

  test('names the sender and the last valid day', async () => {
    const { id, email } = await invite();
    const [mail] = await mailsTo(email, 1);
    const who = 'Jonah Adler invites you on behalf of Aurum Scent Co. to a short quiz';
    // It ends at noon UTC of the day after: then its last day is over everywhere.
    const { expiresDate } = await find(id);
    expect(expiresDate).toMatch(/T12:00:00\.000Z$/);
    const lastDay = new Date(Date.parse(expiresDate) - 36 * 60 * 60 * 1000);
    const until = lastDay.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    for (const form of [mail?.plainText, mail?.html]) {
      expect(form).toContain(who);
      expect(form).toContain(`valid until ${until}.`);
    }
  });

  test.each(["o'hara", 'a+b', 'a#b'])('reaches an address like %s@…', async (local) => {
    const email = freshEmail(local);
    const { code } = await invite({ email });
    expect(linkedIn((await mailsTo(email, 1))[0]?.plainText)).toEqual({ email, code });
    expect((await send(redeemInvite, { email, code })).status).toBe(200);
  });

  test('is sent again on resend, which restarts the validity', async () => {
    const { id, email } = await invite();
    await mailsTo(email, 1);
    const before = await find(id);
    await call(resendInvite, { id, etag: before.etag }, SALESPERSON);
    expect(await mailsTo(email, 2)).toHaveLength(2);
    const after = await find(id);
    expect(after.expiresDate >= before.expiresDate).toBe(true);
    expect((await send(resendInvite, { id, etag: before.etag }, SALESPERSON)).status).toBe(412);
  });

  test('is sent again when e-mail or code change, not when only the name does', async () => {
    const { id, requestId: _, ...fields } = await invite();
    await call(updateInvite, { ...fields, id, name: 'Ana' }, SALESPERSON);
    expect(await mailsTo(fields.email, 1)).toHaveLength(1);
    const code = freshCode();
    await call(updateInvite, { ...fields, id, code }, SALESPERSON);
    expect((await mailsTo(fields.email, 2)).map(({ plainText }) => plainText)).toEqual([
      expect.stringContaining(`code=${code}`),
      expect.stringContaining(`code=${fields.code}`),
    ]);
    const email = freshEmail('moved');
    await call(updateInvite, { ...fields, id, code, email }, SALESPERSON);
    expect(await mailsTo(email, 1)).toHaveLength(1);
    expect((await send(redeemInvite, { email: fields.email, code })).status).toBe(404);
    expect((await send(redeemInvite, { email, code })).status).toBe(200);
  });

  test('is not sent for an invite that is redeemed', async () => {
    const { email } = await begin();
    const redeemed = (await listAll(listInvites, ADMIN)).find((item) => item.email === email);
    expect((await send(resendInvite, { id: redeemed?.id }, ADMIN)).status).toBe(409);
  });
});

describe('an invite that is redeemed', () => {
  test('keeps its name, e-mail and code', async () => {
    const { id, requestId: _, ...fields } = await invite();
    await call(redeemInvite, fields);
    const email = freshEmail('else');
    for (const change of [{ name: 'Somebody Else' }, { email }, { code: freshCode() }]) {
      const { status, problem } = await send(updateInvite, { ...fields, id, ...change }, ADMIN);
      expect([status, problem.errors]).toEqual([
        409,
        ['This invitation has been redeemed already.'],
      ]);
    }
    expect(await find(id)).toMatchObject(fields);
  });
});

describe('withdrawing an invite', () => {
  test('reports "withdrawn" only for a matching e-mail and code', async () => {
    const { id, email, code } = await invite();
    await call(revokeInvite, { id }, MANAGER);
    const right = await send(redeemInvite, { email, code });
    expect([right.status, right.problem.errors]).toEqual([
      409,
      ['Your invitation has been withdrawn. Please ask for a new one.'],
    ]);
    const wrong = await send(redeemInvite, {
      email,
      code: code === 'ABCDEF' ? 'ABCDEG' : 'ABCDEF',
    });
    expect(wrong.status).toBe(404);
    await call(resendInvite, { id }, MANAGER);
    expect((await send(redeemInvite, { email, code })).status).toBe(200);
  });
});

describe('the code of an invite', () => {
  test('belongs to one open invite at a time, also when many requests want it at once', async () => {
    const provider = (await providerNamed('Aurum Scent Co.')).id;
    const fields = { name: 'A', provider, salesperson: SALES_EMAIL, code: freshCode() };
    const tries = Array.from({ length: 10 }, (_, index) =>
      send(createInvite, { ...fields, email: freshEmail(`code.${index}`) }, ADMIN),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 409)?.problem.errors).toEqual([
      'This code is in use. Please generate a new code.',
    ]);
    const made = answers.find(({ status }) => status === 200)?.body as { id: string };
    await call(revokeInvite, { id: made.id }, ADMIN);
    const again = await send(createInvite, { ...fields, email: freshEmail('again') }, ADMIN);
    expect(again.status).toBe(200);
    await call(revokeInvite, { id: (again.body as { id: string }).id }, ADMIN);
  });
});

describe('the code of a closed invite', () => {
  test('becomes free; if another invite has taken it, a resend makes a new one', async () => {
    const first = await invite();
    // Withdrawn, it would not be sent any more.
    await mailsTo(first.email, 1);
    await call(revokeInvite, { id: first.id }, ADMIN);
    const second = await invite({ code: first.code });
    await call(resendInvite, { id: first.id }, ADMIN);
    const { code } = await find(first.id);
    expect(code).not.toBe(first.code);
    expect((await mailsTo(first.email, 2))[0]?.plainText).toContain(`code=${code}`);
    for (const each of [{ ...first, code }, second])
      expect((await send(redeemInvite, { email: each.email, code: each.code })).status).toBe(200);
  });

  test('can be used in a new invite for the same person', async () => {
    const first = await invite();
    await call(revokeInvite, { id: first.id }, ADMIN);
    await invite({ email: first.email, code: first.code });
    const { email, code } = first;
    expect((await send(redeemInvite, { email, code })).status).toBe(200);
    // Redeemed, it is free once more.
    await invite({ code });
  });
});

describe('the six characters of a code', () => {
  const specials = '/\\?#%&+=.:;,\'"`<>()[]{}|^~$@!*-_';
  const codes = Array.from({ length: Math.ceil(specials.length / 4) }, (_, index) =>
    specials.slice(index * 4, index * 4 + 4),
  );

  test.each(codes)('may be signs like %s', async (signs) => {
    const { email, code } = await invite({ code: signs + freshCode().slice(signs.length) });
    expect(linkedIn((await mailsTo(email, 1))[0]?.plainText)).toEqual({ email, code });
    expect((await send(redeemInvite, { email, code })).status).toBe(200);
  });

  test.each(['AB CDE', 'ÄBCDEF', 'AB\u0000CDE', '\ud800BCDEF'])(
    'are refused when they are %j',
    async (code) => {
      const { email } = await invite();
      const provider = (await providerNamed('Aurum Scent Co.')).id;
      const fields = { name: 'A', email, provider, salesperson: SALES_EMAIL, code };
      const { status, problem } = await send(createInvite, fields, ADMIN);
      expect([status, problem.errors]).toEqual([400, ['Code is not valid.']]);
      expect((await send(redeemInvite, { email, code })).status).toBe(404);
    },
  );
});

describe('inviting many at once', () => {
  test('gives each row its own code and mail, marks duplicates, and is safe to retry', async () => {
    const provider = (await providerNamed('Aurum Scent Co.')).id;
    const emails = [1, 2, 3].map((row) => freshEmail(`bulk.${row}`));
    const rows = [...emails, emails[0]?.toUpperCase() ?? ''].map((email) => ({
      name: 'Bulk',
      email,
    }));
    const input = { rows, provider, salesperson: SALES_EMAIL, requestId: crypto.randomUUID() };
    const { items } = await call(createInvites, input, SALESPERSON);
    expect(items.map(({ errors }) => errors.length)).toEqual([0, 0, 0, 1]);
    expect(await call(createInvites, input, SALESPERSON)).toEqual({ items });
    const codes = new Set<string>();
    for (const email of emails) {
      const mails = await mailsTo(email, 1);
      expect(mails).toHaveLength(1);
      codes.add(/code=([A-Z2-9]{6})/.exec(mails[0]?.plainText ?? '')?.[1] ?? '');
    }
    expect(codes.size).toBe(3);
  });

  test('in the name of another provider is refused as a whole', async () => {
    const provider = (await providerNamed('Maison Verdier')).id;
    const rows = [{ name: 'A', email: 'a@example.com' }];
    const input = { rows, provider, salesperson: SALES_EMAIL, requestId: crypto.randomUUID() };
    expect((await send(createInvites, input, SALESPERSON)).status).toBe(403);
  });
});

describe('writing e-mails', () => {
  const text = { subject: 'Your appointment', plainText: 'See you at ten.' };

  test('is allowed to the sender’s invitees, not to other people’s or to unknown addresses', async () => {
    const mine = await invite();
    await call(sendEmail, { ...text, recipient: mine.email }, SALESPERSON);
    expect(await mailsTo(mine.email, 2)).toContainEqual(
      expect.objectContaining({
        subject: text.subject,
        plainText: expect.stringContaining(text.plainText),
      }),
    );
    const verdier = (await providerNamed('Maison Verdier')).id;
    const foreign = await invite({
      provider: verdier,
      salesperson: 'luc.marchand@verdier.example',
    });
    for (const by of [SALESPERSON, MANAGER])
      for (const recipient of [
        foreign.email,
        'stranger@example.com',
        'helene.verdier@verdier.example',
      ]) {
        const { status, problem } = await send(sendEmail, { ...text, recipient }, by);
        expect([status, problem.errors]).toEqual([
          403,
          ['E-mails go to known users and invited people only.'],
        ]);
      }
    expect((await send(sendEmail, { ...text, recipient: foreign.email }, ADMIN)).status).toBe(200);
    expect((await send(sendEmail, { ...text, recipient: mine.email }, NOBODY)).status).toBe(401);
  });

  test('sends one mail for a repeated request', async () => {
    const { email } = await invite();
    const mail = { ...text, recipient: email, requestId: crypto.randomUUID() };
    for (let times = 0; times < 3; times++) await call(sendEmail, mail, SALESPERSON);
    expect(await mailsTo(email, 2)).toHaveLength(2);
    await call(sendEmail, { ...mail, requestId: crypto.randomUUID() }, SALESPERSON);
    expect(await mailsTo(email, 3)).toHaveLength(3);
  });

  test.each(['Hello\r\nBcc: all@example.com', 'Hello\nX: y', ''])(
    'refuses the subject %j',
    async (subject) => {
      const { email } = await invite();
      expect((await send(sendEmail, { ...text, subject, recipient: email }, ADMIN)).status).toBe(
        400,
      );
    },
  );
});
