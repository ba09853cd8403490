import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignedIn, TEST_TOKEN } from '../../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../../lib/auth/tokens.ts';
import { UserLogsScreen } from './user-logs-screen.tsx';

beforeEach(() => keepStaffToken(TEST_TOKEN));
afterEach(() => {
  vi.restoreAllMocks();
  dropStaffToken();
});

const ISSUE = { code: 'NOT_A_CODE', field: null, message: 'The day is not valid.' };

test.each([
  ['the error field of the server', { error: 'Boom' }, 'Boom'],
  ['that it is unknown without one', {}, 'An unknown error occurred.'],
  ['the issues of the API', { error: 'Boom', issues: [ISSUE] }, 'The day is not valid.'],
])('a failed read says %s', async (_, body, message) => {
  vi.spyOn(window, 'fetch').mockImplementation(async (url) =>
    String(url).includes('vseGetUserLogs')
      ? Response.json(body, { status: 400 })
      : Response.json({ functionKey: 'key', groupIds: {}, items: [] }),
  );
  await render(
    <SignedIn session={{ kind: 'Admin' }}>
      <UserLogsScreen />
    </SignedIn>,
  );
  const dialog = page.getByRole('dialog', { name: 'Error Fetching User Logs' });
  await expect.element(dialog.getByText(message)).toBeVisible();
});
