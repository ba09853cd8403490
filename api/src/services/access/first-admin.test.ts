import { demoToken } from '@vse/domain/rules/demo';
import { expect, test } from 'vitest';
import { openContext } from '../../../../tests/support/context.ts';
import { addSettings } from '../users/let-in-user.ts';

test('a token with the role Admin sets up an empty installation, until there is an Admin', async () => {
  const { context, stop } = openContext({}, { DEMO_ACCOUNTS: 'true' });
  const identify = () => context.callers.identify(demoToken('Admin'));
  expect(await identify()).toMatchObject({ kind: 'Admin', userId: null });
  expect(await identify()).not.toHaveProperty('isOutsider');
  expect(await context.callers.identify(demoToken('Manager'))).toMatchObject({ isOutsider: true });

  await addSettings(context, 'ana', {
    firstName: 'Ana',
    lastName: 'Lee',
    email: 'ana@example.com',
    provider: 'p',
    role: 'Admin',
    activeDirectoryMemberId: '',
    logo: '',
  });
  expect(await identify()).toMatchObject({ userId: null, isOutsider: true });
  await stop();
});
