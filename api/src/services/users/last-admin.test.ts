import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  openWithDirectory,
  PROVIDER,
  type WithDirectory,
} from '../../../../tests/support/with-directory.ts';
import type { Services } from '../services.ts';

let opened: WithDirectory;
beforeEach(async () => {
  opened = await openWithDirectory();
  for (const id of ['ana', 'ben']) await opened.services.users.add(id, person(id), 'Admin');
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

const lower = (users: Services['users'], id: string) =>
  users.update(id, undefined, { ...person(id), role: 'Manager' }, 'Admin');
const remove = (users: Services['users'], id: string) => users.remove(id, undefined);
const roleOf = async (id: string) => (await opened.services.users.read(id))?.role;

test.each([
  ['lowered', lower],
  ['deleted', remove],
])('the last Admin cannot be %s', async (_, end) => {
  await end(opened.services.users, 'ana');
  await expect(end(opened.services.users, 'ben')).rejects.toMatchObject(LAST);
  expect(await roleOf('ben')).toBe('Admin');
});

test.each([
  ['ana', 'ben'],
  ['ben', 'ana'],
])(
  'of two Admins who remove each other’s role at the same time, %s first, one stays',
  async (first, second) => {
    const { services, other, store } = opened;
    // The other host starts right before the first one writes, and waits for it.
    let late: Promise<unknown> = Promise.resolve();
    store.beforeWrite('userSettings', 1, () => {
      late = lower(other.users, second).catch((error: unknown) => error);
    });
    await remove(services.users, first);
    expect(await late).toMatchObject(LAST);
    expect([await roleOf(first), await roleOf(second)]).toEqual([undefined, 'Admin']);
  },
);
