import { ROLES, type Role } from '@vse/domain/access/permissions';
import { MAX_BULK_INVITES } from '@vse/domain/limits';
import { demoToken } from '@vse/domain/rules/demo';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ask } from '../../../../tests/support/ask.ts';
import { ADMIN, openHouse } from '../../../../tests/support/asked-house.ts';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import { addDemoStaff, DEMO } from '../../../../tests/support/demo-staff.ts';
import { openMailbox } from '../../../../tests/support/mail.ts';
import { StoreError } from '../../store/store.ts';
import { createInvitesEndpoint } from './create-invites.ts';

let opened: OpenedContext;
beforeEach(async () => {
  const limits = { MAIL_LIMIT_PER_SENDER: '2', MAIL_LIMIT_PER_RECIPIENT: '1' };
  opened = openContext({}, { ...DEMO, ...limits });
  await addDemoStaff(opened.context);
});
afterEach(() => opened.stop());

/** The problem codes of a list's rows, 'invited' for a row without. */
async function inviteAll(role: Role, requestId: string, ...names: string[]) {
  const rows = names.map((name) => ({ name, email: `${name}@example.com` }));
  const by = { provider: 'aurum', salesperson: 'jonah.adler@aurum.example' };
  const input = { ...by, rows, requestId, isRepeated: true };
  const { body } = await ask(createInvitesEndpoint, opened.context, input, demoToken(role));
  const items = body.items as { id: string | null; issues: { code: string }[] }[];
  return items.map(({ id, issues }) => (id === null ? issues[0]?.code : 'invited')).sort();
}

describe('a list of three guests, where a person may send two mails an hour', () => {
  test.each([
    ['Salesperson', ['MAIL_SENDER_LIMIT', 'invited', 'invited']],
    ['Manager', ['MAIL_SENDER_LIMIT', 'invited', 'invited']],
    ['Admin', ['invited', 'invited', 'invited']],
  ] as const)('of a %s is answered with %j', async (role, expected) => {
    expect(await inviteAll(role, 'the-only-list', 'ana', 'ben', 'cleo')).toEqual(expected);
  });
});

test('a list whose mails cannot be sent now is answered as it is stored', async () => {
  opened.store.beforeCall('mails.page', () => {
    throw new StoreError('unavailable', 'The database does not answer');
  });
  expect(await inviteAll('Admin', 'the-only-list', 'ana', 'ben')).toEqual(['invited', 'invited']);
});

test.each(ROLES)('a second list of a %s sends no second mail to an address', async (role) => {
  expect(await inviteAll(role, 'the-first-list', 'ana')).toEqual(['invited']);
  expect(await inviteAll(role, 'the-second-list', 'ana')).toEqual(['MAIL_RECIPIENT_LIMIT']);
});

test('the longest list waits for one mail of a silent service rather than for each, and all its mails are queued', async () => {
  const mailbox = await openMailbox();
  const house = await openHouse({ mailbox: mailbox.port });
  const body = JSON.stringify({ mode: 'silent' });
  await fetch(`http://127.0.0.1:${mailbox.port}/control`, { method: 'POST', body });
  const rows = Array.from({ length: MAX_BULK_INVITES }, (_, row) => ({
    name: `Guest ${row}`,
    email: `guest.${row}@example.com`,
  }));
  const by = { provider: 'aurum', salesperson: 'jonah.adler@aurum.example', requestId: 'the-list' };
  type Invites = { items: { id: string; errors?: string[]; mail?: { state: string } }[] };
  const { items } = await house.call<Invites>('vseCreateInvites', { rows, ...by }, ADMIN);
  expect(items.filter(({ id, errors }) => id && errors?.length === 0)).toHaveLength(500);
  expect(mailbox.offered()).toBe(1);
  const listed = await house.call<Invites>('vseListInvites', { limit: 200 }, ADMIN);
  expect(new Set(listed.items.map(({ mail }) => mail?.state))).toEqual(new Set(['queued']));
  await house.stop();
  await mailbox.stop();
});
