import { randomUUID } from 'node:crypto';
import { MAX_BULK_INVITES } from '@vse/domain/limits';
import {
  createInvites,
  deleteInvite,
  findOpenInvites,
  redeemInvite,
  revokeInvite,
} from '@vse/domain/records/invites';
import { describe, expect, test } from 'vitest';
import { ADMIN, call, invite, MANAGER, providerNamed, SALESPERSON, send } from '../support/api.ts';
import { freshEmail } from '../support/fresh.ts';
import { SALES_EMAIL } from '../support/scenes.ts';

const openAmong = async (emails: string[], by = ADMIN) =>
  (await call(findOpenInvites, { emails }, by)).items;

describe('vseFindOpenInvites', () => {
  test('names those of the e-mails that have an open invite, in any letter case, each once', async () => {
    const { email } = await invite();
    await invite({ email, isRepeated: true });
    const stranger = freshEmail('nobody');
    expect(await openAmong([stranger, email.toUpperCase(), email])).toEqual([email]);
  });

  test('leaves out invites that are redeemed, withdrawn or deleted', async () => {
    const redeemed = await invite();
    await call(redeemInvite, { email: redeemed.email, code: redeemed.code });
    const withdrawn = await invite();
    await call(revokeInvite, { id: withdrawn.id }, ADMIN);
    const deleted = await invite();
    await call(deleteInvite, { id: deleted.id }, ADMIN);
    const emails = [redeemed, withdrawn, deleted].map(({ email }) => email);
    expect(await openAmong(emails)).toEqual([]);
    await invite({ email: redeemed.email });
    expect(await openAmong(emails)).toEqual([redeemed.email]);
  });

  test('finds only their provider’s invites for a Manager and only their own for a Salesperson', async () => {
    const mine = await invite();
    const colleagues = await invite({ salesperson: 'priya.raman@aurum.example' });
    const verdier = (await providerNamed('Maison Verdier')).id;
    const foreign = await invite({
      provider: verdier,
      salesperson: 'luc.marchand@verdier.example',
    });
    const emails = [mine, colleagues, foreign].map(({ email }) => email);
    const seen = async (by: typeof ADMIN) => (await openAmong(emails, by)).sort();
    expect(await seen(ADMIN)).toEqual([...emails].sort());
    expect(await seen(MANAGER)).toEqual([mine.email, colleagues.email].sort());
    expect(await seen(SALESPERSON)).toEqual([mine.email]);
  });

  test('accepts as many e-mails as one list of invites, and not one more', async () => {
    const rows = Array.from({ length: MAX_BULK_INVITES }, (_, index) => ({
      name: `Guest ${index}`,
      email: `guest${index}.${randomUUID()}@example.com`,
    }));
    const emails = rows.map(({ email }) => email);
    const last = rows.slice(-3);
    const provider = (await providerNamed('Aurum Scent Co.')).id;
    const sender = { provider, salesperson: SALES_EMAIL, requestId: randomUUID() };
    await call(createInvites, { rows: last, ...sender }, MANAGER);
    expect((await openAmong(emails, MANAGER)).sort()).toEqual(last.map((row) => row.email).sort());
    expect(await openAmong([])).toEqual([]);
    const tooMany = { emails: [...emails, 'one.more@example.com'] };
    expect((await send(findOpenInvites, tooMany, MANAGER)).status).toBe(400);
  });
});
