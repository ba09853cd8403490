import { demoToken } from '@vse/domain/rules/demo';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask } from '../../../../tests/support/ask.ts';
import { addDemoStaff, DEMO } from '../../../../tests/support/demo-staff.ts';
import { openWithDirectory, type WithDirectory } from '../../../../tests/support/with-directory.ts';
import { addDirectoryUserEndpoint } from './add-user.ts';

let opened: WithDirectory;
beforeEach(async () => {
  opened = await openWithDirectory({}, { ...DEMO, MAIL_LIMIT_PER_SENDER: '2' });
  await addDemoStaff(opened.context);
});
afterEach(() => opened.stop());

const add = async (memberEmail: string) =>
  (await ask(addDirectoryUserEndpoint, opened.context, { memberEmail }, demoToken('Manager')))
    .status;

test('a Manager adds no more guests in an hour than mails, and one guest twice counts once', async () => {
  expect(await add('first@example.com')).toBe(200);
  expect(await add('FIRST@example.com')).toBe(200);
  expect(await add('second@example.com')).toBe(200);
  expect(await add('third@example.com')).toBe(429);
  expect(opened.accounts('third@example.com')).toEqual([]);
});
