import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withinDeadline } from '../../api/src/clients/deadline.ts';
import { changeUser } from '../../api/src/services/users/change-user.ts';
import { readUser } from '../../api/src/services/users/find-users.ts';
import { addUser } from '../../api/src/services/users/let-in-user.ts';
import { applyPendingRoles } from '../../api/src/services/users/role-groups.ts';
import { openWithDirectory, PROVIDER, type WithDirectory } from '../support/with-directory.ts';

const UNAVAILABLE = 'The directory does not answer. Please try again later.';
const EMAIL = 'noor@example.com';
const noor = {
  firstName: 'Noor',
  lastName: 'Vance',
  email: EMAIL,
  provider: PROVIDER,
  role: 'Salesperson' as const,
  activeDirectoryMemberId: '',
  logo: '',
};

let opened: WithDirectory;
beforeEach(async () => {
  opened = await openWithDirectory();
});
afterEach(() => opened.stop());

const add = () => addUser(opened.context, 'noor', noor, 'Admin');

/** Less than the 30 s for which the directory is silent: who waited for it instead of the deadline would be late. */

/** What became of the work, whether it failed or not. */
async function outcomeOf<T>(work: () => Promise<T>) {
  const [outcome] = await Promise.allSettled([work()]);
  return outcome;
}

describe('a directory that asks to wait', () => {
  test('longer than a request may wait is not waited for, and the response has its Retry-After', async () => {
    await opened.control({ mode: 'throttle', retryAfterSeconds: 30 });
    const outcome = await outcomeOf(add);
    const reason = { status: 503, errors: [UNAVAILABLE], retryAfterSeconds: 30 };
    expect(outcome).toMatchObject({ status: 'rejected', reason });
    expect(await opened.log()).toHaveLength(1);
  });

  test('for a moment is called again', async () => {
    await opened.control({ mode: 'throttle', times: 2, retryAfterSeconds: 0 });
    expect(await add()).toMatchObject({ role: 'applied' });
  });

  test('is not waited for when the request’s time ends before', async () => {
    await opened.control({ mode: 'throttle', retryAfterSeconds: 3 });
    const outcome = await outcomeOf(() => withinDeadline(add, 4000));
    expect(outcome).toMatchObject({ reason: { status: 503 } });
    expect(await opened.log()).toHaveLength(1);
  });
});

describe('one deadline for all the calls of a request', () => {
  test('ends the first call that is not answered', async () => {
    await opened.control({ mode: 'silent' });
    const outcome = await outcomeOf(() => withinDeadline(add, 500));
    expect(outcome).toMatchObject({ reason: { status: 503, errors: [UNAVAILABLE] } });
    expect(await readUser(opened.context, 'noor')).toBeUndefined();
  });

  test('ends a later one too: the timer finishes what is left', async () => {
    // Finding and inviting are answered, the third call is not.
    await opened.control({ mode: 'silent', after: 2 });
    const outcome = await outcomeOf(() => withinDeadline(add, 4000));
    const value = { directory: 'invited', role: 'pending', roleReason: 'DIRECTORY_UNAVAILABLE' };
    expect(outcome).toMatchObject({ status: 'fulfilled', value });
    await opened.control({ mode: 'ok' });
    await applyPendingRoles(opened.context);
    expect(opened.rolesOf(EMAIL)).toEqual(['Salesperson']);
  });
});

test('the timer waits for a silent directory once, however many roles are pending', async () => {
  const { context } = opened;
  await opened.control({ mode: 'ok' });
  const people = ['ana', 'ben', 'cleo'];
  for (const id of people)
    await addUser(opened.context, id, { ...noor, email: `${id}@example.com` }, 'Admin');
  await opened.control({ mode: 'throttle', retryAfterSeconds: 30 });
  const manager = { ...noor, role: 'Manager' as const };
  for (const id of people)
    await changeUser(
      opened.context,
      id,
      undefined,
      { ...manager, email: `${id}@example.com` },
      'Admin',
    );
  await opened.control({ mode: 'silent' });
  const before = (await opened.log()).length;
  await applyPendingRoles(context, 1000);
  expect((await opened.log()).length).toBe(before + 1);
  await opened.control({ mode: 'ok' });
  await applyPendingRoles(context);
  for (const id of people) expect(opened.rolesOf(`${id}@example.com`)).toEqual(['Manager']);
});
