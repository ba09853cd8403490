import { randomUUID } from 'node:crypto';
import { demoToken } from '@vse/domain/rules/demo';
import { afterEach, expect, test } from 'vitest';
import { ask } from '../../../../tests/support/ask.ts';
import { DEMO, providerDoc, staffDoc } from '../../../../tests/support/demo-staff.ts';
import type { InterleavedStore } from '../../../../tests/support/interleave.ts';
import { openMailServices } from '../../../../tests/support/mail.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { createInviteEndpoint } from './create-invite.ts';
import { createInvitesEndpoint } from './create-invites.ts';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

/** A mail that takes longer than its request waits is still delivered, with a lease and a result in its record. */
const delivered = ({ calls }: InterleavedStore, mails: number) =>
  expect.poll(() => calls.filter((call) => call === 'mails.replace')).toHaveLength(2 * mails);

const SALES = 'jonah.adler@aurum.example';
const PEOPLE = [
  ['Admin', 'ines.calder@aurum.example'],
  ['Salesperson', SALES],
] as const;

/** Services with a provider and two people, whose first call of each kind is over. */
async function openWarm(env: Record<string, string> = {}) {
  const opened = await openMailServices({ ...DEMO, ...env });
  stops.push(opened.stop);
  const { userSettings, providers } = recordsOf(opened.store);
  await providers.create(providerDoc('aurum', 'Aurum'));
  for (const [role, email] of PEOPLE)
    await userSettings.create(staffDoc({ id: role, email, role, provider: 'aurum' }));
  const side = { provider: 'aurum', salesperson: SALES };
  const create = async (role: 'Admin' | 'Salesperson', name: string, code: string) => {
    const invite = { name, email: `${name}@example.com`, code, ...side };
    const { status } = await ask(
      createInviteEndpoint,
      opened.context,
      invite,
      demoToken(role),
      '203.0.113.7',
    );
    expect(status).toBe(200);
  };
  return { ...opened, create, side };
}

test.each([
  ['Admin', 14, ['userSettings.read', 'userSettings.page']],
  ['Salesperson', 13, ['userSettings.read']],
] as const)('an invite by a %s costs %i store calls in all', async (role, total, known) => {
  const { create, store } = await openWarm();
  await create(role, 'ana', 'QX7PM4');
  await delivered(store, 1);
  await expect.poll(() => store.calls.filter((call) => call === 'audit.create')).toHaveLength(1);
  const calls = await store.callsOf(async () => {
    await create(role, 'ben', 'ZR9KW3');
    await delivered(store, 2);
    await expect.poll(() => store.calls.filter((call) => call.startsWith('audit'))).toHaveLength(2);
  });
  const inOrder = calls.filter((call) => !call.startsWith('audit'));
  expect(inOrder).toEqual([
    ...known,
    'invites.page',
    'rateLimits.replace',
    'rateLimits.read',
    'rateLimits.create',
    'claims.create',
    'mails.create',
    'invites.create',
    'mails.page',
    'rateLimits.replace',
    'mails.replace',
    'mails.replace',
  ]);
  expect(calls).toHaveLength(total);
});

test('a list of 100 invites costs three store calls a person, and few that it shares', async () => {
  const limits = { MAIL_PER_MINUTE: '5', MAIL_PER_HOUR: '10' };
  const { context, store, side } = await openWarm(limits);
  const rows = Array.from({ length: 100 }, (_, row) => ({
    name: `Guest ${row}`,
    email: `guest.${row}@example.com`,
  }));
  const list = { rows, ...side, requestId: randomUUID() };
  const invite = () => ask(createInvitesEndpoint, context, list, demoToken('Admin'));
  const calls = await store.callsOf(async () => {
    await invite();
    await context.auditTrail.settled();
  });
  const timesOf = (name: string) => calls.filter((call) => call === name).length;
  expect(timesOf('claims.create')).toBe(100);
  expect(timesOf('mails.create')).toBe(100);
  expect(timesOf('invites.create')).toBe(100);
  expect(timesOf('audit.create')).toBe(1);
  // At most 64 documents for the recipients, and one for the limit on sending.
  expect(timesOf('rateLimits.create')).toBeLessThanOrEqual(65);
  expect(calls.length).toBeLessThan(480);
  const again = await store.callsOf(invite);
  expect(again.filter((call) => call === 'invites.create' || call === 'mails.create')).toEqual([]);
});
