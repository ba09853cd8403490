import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignedIn, TEST_TOKEN } from '../../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../../lib/auth/tokens.ts';
import '../../ui/base/tokens.css';
import '../../ui/base/base.css';
import { OfficeShell } from '../../ui/kit/office-shell.tsx';
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

async function openDates(width: number) {
  await page.viewport(width, 740);
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json({ functionKey: 'key', groupIds: {}, items: [], logs: [] }),
  );
  await render(
    <SignedIn session={{ kind: 'Admin' }}>
      <OfficeShell>
        <UserLogsScreen />
      </OfficeShell>
    </SignedIn>,
  );
  await expect.element(page.getByLabelText('From Date')).toBeVisible();
}

const middleOf = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
};

test('on a desktop, the dates and their buttons stand on one line', async () => {
  await openDates(1280);
  const parts = [
    ...[page.getByText('From Date'), page.getByLabelText('From Date')],
    ...[page.getByText('To Date'), page.getByLabelText('To Date')],
    page.getByRole('button', { name: 'Refresh Logs' }),
    page.getByRole('button', { name: 'Clear Date' }),
  ];
  const middles = parts.map((part) => middleOf(part.element()));
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(3);
});

test('on a phone, each date has its label beside it, and both boxes begin at one edge', async () => {
  await openDates(360);
  const [from, to] = [page.getByLabelText('From Date'), page.getByLabelText('To Date')];
  const label = middleOf(page.getByText('To Date').element());
  expect(Math.abs(label - middleOf(to.element()))).toBeLessThan(2);
  const startOf = (at: typeof from) => at.element().getBoundingClientRect().left;
  expect(startOf(from)).toBe(startOf(to));
});
