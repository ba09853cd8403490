import { listUserSettings } from '@vse/domain/records/users';
import { demoToken } from '@vse/domain/rules/demo';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask } from '../../../../tests/support/ask.ts';
import { addDemoStaff, DEMO } from '../../../../tests/support/demo-staff.ts';
import { openWithDirectory, type WithDirectory } from '../../../../tests/support/with-directory.ts';
import { readUser } from '../../services/users/find-users.ts';
import { addSettings } from '../../services/users/let-in-user.ts';
import type { UserSettingDoc } from '../../store/document-types.ts';
import { revise } from '../../store/documents.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { listUserSettingsEndpoint } from './list-user-settings.ts';
import { updateUserSettingEndpoint } from './update-user-setting.ts';

const NOOR = { firstName: 'Noor', lastName: 'Vance', email: 'noor@example.com', logo: '' };

let opened: WithDirectory;
beforeEach(async () => {
  opened = await openWithDirectory({}, { ...DEMO, MAIL_LIMIT_PER_SENDER: '1' });
  await addDemoStaff(opened.context);
});
afterEach(() => opened.stop());

/** A Manager and a Salesperson of this provider. */
async function bothOf(provider: string) {
  const { userSettings } = recordsOf(opened.store);
  const moved = (user: UserSettingDoc) => ({ ...user, provider });
  await revise(userSettings, 'Manager', undefined, moved);
  const noor = { ...NOOR, provider, role: 'Salesperson', activeDirectoryMemberId: '' } as const;
  await addSettings(opened.context, 'noor', noor);
}

/** The status of a Manager's change of a Salesperson. */
async function change(provider: string, fields: object) {
  const input = { id: 'noor', ...NOOR, provider, role: 'Salesperson', ...fields };
  return (await ask(updateUserSettingEndpoint, opened.context, input, demoToken('Manager'))).status;
}

test.each([
  ['Northlight Hospitality', 'northlight', 'noor@aurum.example', 403],
  ['Northlight Hospitality', 'northlight', 'noor.vance@example.com', 200],
  ['the company', 'aurum', 'noor@aurum.example', 200],
])(
  'a Manager of %s (%s) moves a Salesperson to the address %s: %i',
  async (_, provider, email, expected) => {
    await bothOf(provider);
    expect(await change(provider, { email })).toBe(expected);
    const noor = await readUser(opened.context, 'noor');
    expect(noor?.email).toBe(expected === 200 ? email : NOOR.email);
    expect(opened.accounts(email)).toHaveLength(expected === 200 ? 1 : 0);
  },
);

test('a new address counts against the mail limit of the person who gives it, a new name does not', async () => {
  await bothOf('aurum');
  expect(await change('aurum', { email: 'first@example.com' })).toBe(200);
  expect(await change('aurum', { email: 'second@example.com' })).toBe(429);
  expect(await change('aurum', { email: 'first@example.com', firstName: 'Nora' })).toBe(200);
});

test('a change keeps who made it and when, and the list says both', async () => {
  await bothOf('aurum');
  const before = await readUser(opened.context, 'noor');
  expect([before?.changedById, before?.changedDate]).toEqual([undefined, undefined]);
  expect(await change('aurum', { firstName: 'Nora' })).toBe(200);
  const token = demoToken('Admin');
  const { body } = await ask(listUserSettingsEndpoint, opened.context, {}, token);
  const { items } = listUserSettings.output.parse(body);
  // Also those that nobody has saved since it is kept.
  expect(items.map(({ id }) => id).sort()).toEqual(['Admin', 'Manager', 'Salesperson', 'noor']);
  const nora = items.find(({ id }) => id === 'noor');
  expect(nora).toMatchObject({ firstName: 'Nora', changedById: 'Manager' });
  expect(Date.parse(nora?.changedDate ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

test('a choice of language is no change of the settings', async () => {
  const { id: _, ...manager } = (await readUser(opened.context, 'Manager')) ?? { id: '' };
  const input = { ...manager, id: 'Manager', language: 'de' };
  const { status } = await ask(
    updateUserSettingEndpoint,
    opened.context,
    input,
    demoToken('Manager'),
  );
  expect(status).toBe(200);
  const { language, changedById } = (await readUser(opened.context, 'Manager')) ?? {};
  expect([language, changedById]).toEqual(['de', undefined]);
});
