import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withinDeadline } from '../../api/src/services/deadline.ts';
import { openWithDirectory, PROVIDER, type WithDirectory } from '../support/with-directory.ts';

const UNAVAILABLE = 'The directory does not answer. Please try again later.';
const EMAIL = 'noor@example.com';
const noor = {
  ...{ firstName: 'Noor', lastName: 'Vance', email: EMAIL, provider: PROVIDER },
  ...{ role: 'Salesperson' as const, activeDirectoryMemberId: '', logo: '' },
};

let opened: WithDirectory;
beforeEach(async () => {
  opened = await openWithDirectory();
});
afterEach(() => opened.stop());

const add = () => opened.services.users.add('noor', noor, true);

/** How long the work took, in milliseconds, and what became of it. */
async function timed<T>(work: () => Promise<T>) {
  const start = Date.now();
  const [outcome] = await Promise.allSettled([work()]);
  return { ms: Date.now() - start, outcome };
}

describe('a directory that asks to wait', () => {
  test('for longer than people do is not waited for, and they are told how long', async () => {
    await opened.control({ mode: 'throttle', retryAfterSeconds: 30 });
    const { ms, outcome } = await timed(add);
    expect(ms).toBeLessThan(3000);
    const reason = { status: 503, errors: [UNAVAILABLE], retryAfterSeconds: 30 };
    expect(outcome).toMatchObject({ status: 'rejected', reason });
    expect(await opened.log()).toHaveLength(1);
  });

  test('for a moment is asked again by itself', async () => {
    await opened.control({ mode: 'throttle', times: 2, retryAfterSeconds: 1 });
    expect(await add()).toMatchObject({ role: 'applied' });
  });

  test('is not waited for when the request’s time ends before', async () => {
    await opened.control({ mode: 'throttle', retryAfterSeconds: 3 });
    const { ms, outcome } = await timed(() => withinDeadline(add, 2000));
    expect([ms < 2000, outcome]).toMatchObject([true, { reason: { status: 503 } }]);
  });
});

describe('one deadline for all the calls of a request', () => {
  test('ends the first call that is not answered', async () => {
    await opened.control({ mode: 'silent' });
    const { ms, outcome } = await timed(() => withinDeadline(add, 1000));
    expect(ms).toBeLessThan(2000);
    expect(outcome).toMatchObject({ reason: { status: 503, errors: [UNAVAILABLE] } });
    expect(await opened.services.users.read('noor')).toBeUndefined();
  });

  test('ends them also when each is answered slowly: the timer finishes what is left', async () => {
    await opened.control({ slowSeconds: 0.5 });
    const { ms, outcome } = await timed(() => withinDeadline(add, 2200));
    expect(ms).toBeLessThan(3200);
    const value = { directory: 'invited', role: 'pending', roleReason: UNAVAILABLE };
    expect(outcome).toMatchObject({ status: 'fulfilled', value });
    await opened.control({ slowSeconds: 0 });
    await opened.services.userRoles.applyPending();
    expect(opened.rolesOf(EMAIL)).toEqual(['Salesperson']);
  });
});

test('the timer waits for a silent directory once, however many roles are pending', async () => {
  const { users, userRoles } = opened.services;
  await opened.control({ mode: 'ok' });
  const people = ['ana', 'ben', 'cleo'];
  for (const id of people) await users.add(id, { ...noor, email: `${id}@example.com` }, true);
  await opened.control({ mode: 'unavailable' });
  const manager = { ...noor, role: 'Manager' as const };
  for (const id of people)
    await withinDeadline(
      () => users.update(id, undefined, { ...manager, email: `${id}@example.com` }, true),
      1000,
    );
  await opened.control({ mode: 'silent' });
  const before = (await opened.log()).length;
  const { ms } = await timed(() => userRoles.applyPending(1000));
  expect(ms).toBeLessThan(2000);
  expect((await opened.log()).length).toBe(before + 1);
  await opened.control({ mode: 'ok' });
  await userRoles.applyPending();
  for (const id of people) expect(opened.rolesOf(`${id}@example.com`)).toEqual(['Manager']);
});
