import { DAY_MS, MINUTE_MS } from '@vse/domain/rules/durations';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openServices, SEALING, type ServicesInTest } from '../../../tests/support/services.ts';
import { contentHash } from '../store/ids.ts';

const EMAIL = 'luc.marchand@verdier.example';
const DAY_MINUTES = 24 * 60;
const LONG_MS = MINUTE_MS;

let opened: ServicesInTest;
beforeEach(() => {
  opened = openServices({});
});
afterEach(() => opened.stop());

const joins = (id: string, email = EMAIL) =>
  opened.services.users.addSettings(id, {
    ...{ email, firstName: 'Luc', lastName: 'Marchand', provider: 'verdier' },
    ...{ role: 'Salesperson', activeDirectoryMemberId: `account-${id}`, logo: '' },
  });

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** An invite as the previous version stored it: with an address, but without an owner. */
async function oldInvite(id: string, inviteDate: string, salesperson = EMAIL) {
  await opened.store.container('invites').create({
    ...{ id, name: 'Ana', email: `${id}@example.com`, emailKey: `${id}@example.com` },
    ...{ findKey: id, code: 'ABCDEF', provider: 'verdier', salesperson, inviteDate },
    ...{ responseDate: null, revokedDate: null, expiresDate: inDays(200), salespersonId: null },
    ...{ mailId: `${id}_1`, isMailQueued: true, schema: 2 },
  } as { id: string });
}

async function oldResult(id: string, inviteId: string | null, quizStartDate: string) {
  await opened.store.container('quizResults').create({
    ...{ id, isQuizStarted: true, isQuizCompleted: false, quizStartDate, quizCompleteDate: null },
    ...{ invite: {}, project: {}, version: 'v', selected: {}, recommendedFragrances: [] },
    ...{ generatedBy: 'Luc', provider: 'verdier', salesperson: EMAIL, salespersonId: null },
    ...{ projectName: null, inviteId, findKey: '', schema: 2 },
  } as { id: string });
}

const settle = (withinMs = LONG_MS) => opened.services.oldRecords.settle(withinMs);
const ownerOf = async (id: string) => (await opened.services.invites.read(id))?.salespersonId;
const ownerOfResult = async (id: string) =>
  (await opened.services.quizResults.read(id)).salespersonId;

test('an old record belongs to the user who has its address and had joined before it, otherwise to nobody', async () => {
  await joins('luc');
  await oldInvite('after', inDays(3));
  await oldInvite('before', inDays(-3));
  await oldInvite('of nobody', inDays(3), 'gone@verdier.example');
  await oldResult('project', null, inDays(3));
  await oldResult('early project', null, inDays(-3));
  expect(await settle()).toBe(5);
  expect(await Promise.all(['after', 'before', 'of nobody'].map(ownerOf))).toEqual(['luc', '', '']);
  expect(await Promise.all(['project', 'early project'].map(ownerOfResult))).toEqual(['luc', '']);
});

test('a quiz has its invite’s owner, even if it was started after the address had passed to another person', async () => {
  await oldInvite('early', inDays(-3));
  await joins('successor');
  await oldResult('quiz', 'early', inDays(3));
  await oldResult('quiz without its invite', 'deleted', inDays(3));
  await settle();
  expect(await ownerOfResult('quiz')).toBe('');
  expect(await ownerOfResult('quiz without its invite')).toBe('successor');
});

test('each record is looked up once, so a person who gets the address later gets no old records', async () => {
  await oldInvite('invite', inDays(3));
  expect(await settle()).toBe(1);
  await joins('mover');
  expect(await settle()).toBe(0);
  expect(await ownerOf('invite')).toBe('');
});

test('a run leaves the rest to the next one when its time is over, and gives way to other writers', async () => {
  await joins('luc');
  await oldInvite('one', inDays(1));
  expect(await settle(0)).toBe(0);
  opened.store.beforeWrite('invites', 1, () => opened.other.invites.revoke('one', undefined));
  expect(await settle()).toBe(0);
  expect(await ownerOf('one')).toBeNull();
  expect(await settle()).toBe(1);
  expect(await opened.services.invites.read('one')).toMatchObject({
    salespersonId: 'luc',
    revokedDate: expect.any(String),
  });
});

test('records beyond the first page are all found', async () => {
  await joins('luc');
  opened.pass(DAY_MINUTES);
  for (let count = 0; count < 120; count++) await oldInvite(`invite-${count}`, inDays(1));
  expect(await settle()).toBe(120);
  expect(await settle()).toBe(0);
});

describe('the code of an open invite from the previous version', () => {
  const oldClaim = contentHash(JSON.stringify(['invite code', 'ABCDEF']));
  const claims = () => opened.store.container('claims');
  const invited = (id: string) =>
    opened.services.invites.add(id, {
      ...{ name: id, email: `${id}@example.com`, code: 'ABCDEF', provider: 'verdier' },
      ...{ salesperson: EMAIL, salespersonId: '' },
    });

  test('is claimed by a hash that only the server can compute, and by no other invite', async () => {
    await oldInvite('ana', inDays(1));
    await claims().create({ id: oldClaim, holder: 'ana', date: inDays(-1) } as { id: string });
    await settle();
    expect(await claims().read(oldClaim)).toBeUndefined();
    await expect(invited('ben')).rejects.toMatchObject({ status: 409 });
    await opened.services.invites.revoke('ana', undefined);
    await invited('ben');
    expect((await opened.services.invites.find('ben@example.com', 'ABCDEF'))?.id).toBe('ben');
  });

  test('can be redeemed, shown and mailed again', async () => {
    await oldInvite('ana', inDays(1));
    const { invites } = opened.services;
    const shown = async () => (await invites.page([], { limit: 5 })).items[0]?.code;
    expect(await shown()).toBe('ABCDEF');
    await settle();
    expect(await shown()).toBe('ABCDEF');
    await invites.resend('ana', undefined);
    const found = await invites.find('ANA@example.com', 'ABCDEF');
    expect(found).toMatchObject({ id: 'ana', codeHash: SEALING.codeHash('ABCDEF') });
    expect(await invites.find('ana@example.com', 'abcdef')).toBeUndefined();
  });
});
