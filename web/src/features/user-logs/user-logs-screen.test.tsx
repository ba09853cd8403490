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

async function openDates(width: number, address = '/') {
  await page.viewport(width, 740);
  const asked = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () =>
      Response.json({ functionKey: 'key', groupIds: {}, items: [], logs: [] }),
    );
  await render(
    <SignedIn session={{ kind: 'Admin' }} address={address}>
      <OfficeShell>
        <UserLogsScreen />
      </OfficeShell>
    </SignedIn>,
  );
  await expect.element(page.getByLabelText('From Date')).toBeVisible();
  /** The dates with which the sign-ins were asked for. */
  return () =>
    asked.mock.calls
      .map(([url]) => new URL(String(url), location.href))
      .filter(({ pathname }) => pathname.includes('vseGetUserLogs'))
      .map(({ searchParams }) => [searchParams.get('fromDate'), searchParams.get('toDate')]);
}

const to = () => page.getByLabelText('To Date');

test('one date asks for the other one, and both are sent', async () => {
  const asked = await openDates(1280, '/?from=2026-07-01T00:00');
  await expect.element(to()).toHaveAccessibleDescription('Please set both dates.');
  await expect.poll(asked).toEqual([[null, null]]);
  await to().fill('2026-07-01T23:59');
  const dates = [new Date(2026, 6, 1).toISOString(), new Date(2026, 6, 2).toISOString()];
  await expect.poll(asked).toEqual([[null, null], dates]);
  await expect.element(to()).not.toHaveAccessibleDescription();
});

test('dates in the wrong order are refused, and nothing is asked for', async () => {
  const asked = await openDates(1280, '/?from=2026-07-02T00:00&to=2026-07-01T00:00');
  await expect.element(to()).toBeInvalid();
  await expect.element(to()).toHaveAccessibleDescription('From Date is after To Date.');
  await to().fill('2026-07-02T00:00');
  await expect.element(to()).toBeValid();
  await expect.poll(asked).toHaveLength(1);
});

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
