import { expect, type Locator, type Page } from '@playwright/test';
import { createUserLogs } from '@vse/domain/records/user-logs';
import { getSession } from '@vse/domain/records/users';
import { MINUTE_MS } from '@vse/domain/rules/durations';
import { as, call, SALESPERSON } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import {
  button,
  dialogOf,
  expectNoSidewaysScroll,
  goTo,
  openStaff,
  rowOf,
} from './support/staff.ts';
import { heading, PHONE, test } from './support/test.ts';

const NAME = SALESPERSON.name;
/** As a row shows a sign-in: month/day/year, 12-hour time with seconds. */
const SHOWN = /\d\d\/\d\d\/\d{4}, \d\d:\d\d:\d\d\s[AP]M$/;

/** Signs the Salesperson in so many times, at least. */
async function signIns(count: number) {
  const by = as('Salesperson');
  const { logId } = await call(getSession, {}, by);
  for (let at = 0; at < count; at += 10)
    await Promise.all(
      Array.from({ length: Math.min(10, count - at) }, () =>
        call(createUserLogs, { userId: logId }, by),
      ),
    );
}

/** An instant as a clock in a time zone shows it, and as a date-time field takes it. */
const localTime = (zone: string, at: number) =>
  new Date(at).toLocaleString('sv-SE', { timeZone: zone }).slice(0, 16).replace(' ', 'T');

const columns = (page: Page) => page.getByRole('columnheader');

test("a count leads to the person's sign-ins, whose page stands in the address, and back", async ({
  page,
}) => {
  await signIns(55);
  await openStaff(page, 'Admin', '/user-logs');
  await expect(heading(page, 'User Logs')).toBeVisible();
  await expect(columns(page)).toHaveText(['User Name', 'User Email', 'Total Count', 'Date']);
  const row = rowOf(page, SALESPERSON.email);
  await expect(row.getByRole('rowheader')).toHaveText(NAME);
  await expect(row.getByRole('cell').last()).toHaveText(SHOWN);
  await row.getByRole('link', { name: new RegExp(`^\\d+ sign-ins of ${NAME}$`) }).click();
  await expect(columns(page)).toHaveText(['User Name', 'User Email', 'Date']);
  const names = page.getByRole('rowheader');
  await expect(names).toHaveCount(50);
  await button(page, 'Next').click();
  await expect(page.getByText(/^51 to \d+$/)).toBeVisible();
  expect(await names.count()).toBeLessThan(50);
  expect(new Set(await names.allTextContents())).toEqual(new Set([NAME]));
  await expect(page).toHaveURL(/page=2/);
  await page.reload();
  await expect(page.getByText(/^51 to \d+$/)).toBeVisible();
  await page.getByRole('link', { name: 'Back To All Logs' }).click();
  await expect(columns(page)).toHaveCount(4);
  await page.goBack();
  await expect(page.getByText(/^51 to \d+$/)).toBeVisible();
});

test.describe('in another time zone', () => {
  const timezoneId = 'Asia/Kolkata';
  test.use({ timezoneId });

  test('the dates are in the local time zone, and both are required', async ({ page }) => {
    const from = localTime(timezoneId, Date.now());
    await signIns(1);
    const to = localTime(timezoneId, Date.now());
    await openStaff(page, 'Admin', `/user-logs?from=${from}`);
    await expect(page.getByText('Please set both dates.')).toBeVisible();
    await page.getByLabel('To Date').fill(to);
    const row = rowOf(page, SALESPERSON.email);
    await expect(row).toBeVisible();
    const [shown = ''] = SHOWN.exec((await row.getByRole('cell').last().textContent()) ?? '') ?? [];
    const clock = Date.parse(shown.replace(/\s/g, ' '));
    expect(clock).toBeGreaterThanOrEqual(Date.parse(from));
    expect(clock).toBeLessThan(Date.parse(to) + MINUTE_MS);
    // The dates go along to the person, and back.
    await row.getByRole('link').click();
    await expect(page.getByLabel('From Date')).toHaveValue(from);
    await expect(page.getByRole('rowheader').first()).toHaveText(NAME);
    await page.getByLabel('From Date').fill('2001-01-01T00:00');
    await page.getByLabel('To Date').fill('2001-02-01T00:00');
    await expect(page.getByText('No sign-ins to show')).toBeVisible();
    await page.getByLabel('From Date').fill('2001-03-01T00:00');
    await expect(page.getByText('From Date is after To Date.')).toBeVisible();
    await button(page, 'Clear Date').click();
    await expect(page.getByLabel('From Date')).toHaveValue('');
    await expect(page.getByRole('rowheader').first()).toHaveText(NAME);
  });
});

test('a failure shows the reason of the server and empties the list, and closing it loads the list again', async ({
  page,
}) => {
  await signIns(1);
  await openStaff(page, 'Admin', '/user-logs?user=nobody!');
  const dialog = dialogOf(page, 'Error Fetching User Logs');
  await expect(dialog).toContainText('The id is not valid.');
  await expect(page.getByRole('row')).toHaveCount(0);
  // Once more a failure, this time without a word from the server.
  let isDown = true;
  await page.route('**/api/vseGetUserLogs*', (route) =>
    isDown ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
  );
  await goTo(page, '/user-logs');
  await expect(dialog).toContainText('An unknown error occurred.');
  isDown = false;
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(rowOf(page, SALESPERSON.email)).toBeVisible();
});

test('the logs break no rule of accessibility and fit a phone', async ({ page }) => {
  await signIns(1);
  await openStaff(page, 'Manager', '/user-logs');
  await expect(rowOf(page, SALESPERSON.email)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  // The dates end where what stands below them does, and leave it room on the first screen.
  const boxOf = async (at: Locator) => (await at.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const [dates, table] = [page.getByLabel('From Date').locator('..'), page.getByRole('table')];
  const endOf = async (at: Locator) => (await boxOf(at)).x + (await boxOf(at)).width;
  expect(await endOf(dates)).toBe(await endOf(table));
  expect((await boxOf(page.getByRole('row').nth(1))).y).toBeLessThan(350);
});
