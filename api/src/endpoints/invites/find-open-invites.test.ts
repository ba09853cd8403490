import { MAX_BULK_INVITES } from '@vse/domain/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN, MANAGER, openHouse, SALESPERSON } from '../../../../tests/support/asked-house.ts';
import { freshEmail } from '../../../../tests/support/fresh.ts';

let house: Awaited<ReturnType<typeof openHouse>>;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.stop());

const openAmong = async (emails: string[], by = ADMIN) =>
  (await house.call<{ items: string[] }>('vseFindOpenInvites', { emails }, by)).items;

test('names those of the e-mails that have an open invite, in any letter case, each once', async () => {
  const { email } = await house.invite();
  await house.invite({ email, isRepeated: true });
  expect(await openAmong([freshEmail(), email.toUpperCase(), email])).toEqual([email]);
});

test('leaves out invites that are redeemed, withdrawn or deleted', async () => {
  const [redeemed, withdrawn, deleted] = [
    await house.begin(),
    await house.invite(),
    await house.invite(),
  ];
  await house.call('vseRevokeInvite', { id: withdrawn.id }, ADMIN);
  await house.call('vseDeleteInvite', { id: deleted.id }, ADMIN);
  const emails = [redeemed, withdrawn, deleted].map(({ email }) => email);
  expect(await openAmong(emails)).toEqual([]);
  await house.invite({ email: redeemed.email });
  expect(await openAmong(emails)).toEqual([redeemed.email]);
});

test('finds only their provider’s invites for a Manager and only their own for a Salesperson', async () => {
  const own = await house.invite();
  const colleagues = await house.invite({ salesperson: 'mara.lindqvist@aurum.example' });
  const foreign = await house.invite({
    ...{ provider: 'northlight', salesperson: 'ines.calder@aurum.example' },
  });
  const emails = [own, colleagues, foreign].map(({ email }) => email);
  expect((await openAmong(emails)).sort()).toEqual([...emails].sort());
  expect((await openAmong(emails, MANAGER)).sort()).toEqual([own.email, colleagues.email].sort());
  expect(await openAmong(emails, SALESPERSON)).toEqual([own.email]);
});

test('accepts as many e-mails as one list of invites, and not one more', async () => {
  const { email } = await house.invite();
  const emails = Array.from({ length: MAX_BULK_INVITES }, (_, row) => `${row}@example.com`);
  expect(await openAmong([...emails.slice(1), email])).toEqual([email]);
  expect(
    (await house.send('vseFindOpenInvites', { emails: [...emails, email] }, ADMIN)).status,
  ).toBe(400);
});
