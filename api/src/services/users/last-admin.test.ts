import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  openWithDirectory,
  PROVIDER,
  type WithDirectory,
} from '../../../../tests/support/with-directory.ts';
import type { Context } from '../context.ts';
import { changeUser } from './change-user.ts';
import { readUser } from './find-users.ts';
import { addUser } from './let-in-user.ts';
import { removeUser } from './remove-user.ts';

let opened: WithDirectory;
beforeEach(async () => {
  opened = await openWithDirectory();
  for (const id of ['ana', 'ben']) await addUser(opened.context, id, person(id), 'Admin');
});
afterEach(() => opened.stop());

const person = (id: string) => ({
  firstName: id,
  lastName: 'Vance',
  email: `${id}@example.com`,
  provider: PROVIDER,
  role: 'Admin' as const,
  activeDirectoryMemberId: '',
  logo: '',
});
const LAST = {
  status: 409,
  errors: ['This is the last administrator. Please make somebody else an administrator first.'],
};

const lower = (by: Context, id: string) =>
  changeUser(by, id, undefined, { ...person(id), role: 'Manager' }, 'Admin');
const remove = (by: Context, id: string) => removeUser(by, id, undefined);
const roleOf = async (id: string) => (await readUser(opened.context, id))?.role;

test.each([
  ['lowered', lower],
  ['deleted', remove],
])('the last Admin cannot be %s', async (_, end) => {
  await end(opened.context, 'ana');
  await expect(end(opened.context, 'ben')).rejects.toMatchObject(LAST);
  expect(await roleOf('ben')).toBe('Admin');
});

test.each([
  ['ana', 'ben'],
  ['ben', 'ana'],
])(
  'of two Admins who remove each other’s role at the same time, %s first, one stays',
  async (first, second) => {
    const { context, other, store } = opened;
    // The other host starts right before the first one writes, and waits for it.
    let late: Promise<unknown> = Promise.resolve();
    store.beforeWrite('userSettings', 1, () => {
      late = lower(other, second).catch((error: unknown) => error);
    });
    await remove(context, first);
    expect(await late).toMatchObject(LAST);
    expect([await roleOf(first), await roleOf(second)]).toEqual([undefined, 'Admin']);
  },
);
