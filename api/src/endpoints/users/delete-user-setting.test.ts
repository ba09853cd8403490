import { demoToken } from '@vse/domain/rules/demo';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask } from '../../../../tests/support/ask.ts';
import { addDemoStaff, DEMO } from '../../../../tests/support/demo-staff.ts';
import { openWithDirectory, type WithDirectory } from '../../../../tests/support/with-directory.ts';
import { readUser } from '../../services/users/find-users.ts';
import { deleteUserSettingEndpoint } from './delete-user-setting.ts';

let opened: WithDirectory;
beforeEach(async () => {
  opened = await openWithDirectory({}, DEMO);
  await addDemoStaff(opened.context);
});
afterEach(() => opened.stop());

const remove = async (email: string) => {
  const input = { id: 'Salesperson', email };
  const token = demoToken('Admin');
  return (await ask(deleteUserSettingEndpoint, opened.context, input, token)).status;
};
const isThere = async () => (await readUser(opened.context, 'Salesperson')) !== undefined;

test("a user is not deleted under another user's e-mail", async () => {
  expect([await remove('mara.lindqvist@aurum.example'), await isThere()]).toEqual([404, true]);
});

test('a user is deleted under their e-mail in any letter case', async () => {
  expect([await remove('Jonah.Adler@aurum.example'), await isThere()]).toEqual([200, false]);
});
