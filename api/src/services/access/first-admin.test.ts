import { demoToken } from '@vse/domain/rules/demo';
import { expect, test } from 'vitest';
import { openServices } from '../../../../tests/support/services.ts';

test('a token with the role Admin sets up an empty installation, until there is an Admin', async () => {
  const { services, stop } = openServices({}, { DEMO_ACCOUNTS: 'true' });
  const identify = () => services.callers.identify(demoToken('Admin'));
  expect(await identify()).toMatchObject({ kind: 'Admin', userId: null });
  expect(await identify()).not.toHaveProperty('isOutsider');
  expect(await services.callers.identify(demoToken('Manager'))).toMatchObject({ isOutsider: true });

  await services.users.addSettings('ana', {
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
