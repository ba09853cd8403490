import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { SignedIn, TEST_TOKEN } from '../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../lib/auth/tokens.ts';
import { JumpTo } from './jump-to.tsx';

test.each([
  ['Admin', 1],
  ['Manager', 0],
  ['Salesperson', 0],
] as const)('as %s there are %i menus that lead to every list', async (kind, count) => {
  keepStaffToken(TEST_TOKEN);
  const screen = await render(
    <SignedIn session={{ kind }}>
      <h1>Users</h1>
      <JumpTo />
    </SignedIn>,
  );
  await expect.element(screen.getByRole('heading')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Jump to..' }).elements()).toHaveLength(count);
  dropStaffToken();
});
