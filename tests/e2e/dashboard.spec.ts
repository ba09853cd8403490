import { expect, type Locator, type Page } from '@playwright/test';
import { getDashboard } from '@vse/domain/records/dashboard';
import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll, openStaff } from './support/staff.ts';
import { DESKTOP, type Held, heading, held, PHONE, signIn, soon, test } from './support/test.ts';

const LABELS = {
  Admin: [
    'Fragrances',
    'Quiz Questions',
    'Adjectives',
    'Scent Providers',
    'Users',
    'Invites',
    'Quiz History',
    'User Logs',
  ],
  Manager: ['Users', 'Fragrance Inventory', 'Invites', 'Quiz History', 'User Logs'],
  Salesperson: ['Fragrance Inventory', 'Invites', 'Quiz History'],
} as const;

const tiles = (page: Page) =>
  page.getByRole('list', { name: 'Lists and counts' }).getByRole('listitem');

const isDashboard = (url: string) => new URL(url).pathname === '/api/vseGetDashboard';

/** Opens the dashboard; answers what the server told the page. */
async function open(page: Page, role: keyof typeof LABELS) {
  const told = page.waitForResponse((response) => isDashboard(response.url()) && response.ok());
  await openStaff(page, role, '/dashboard');
  await expect(tiles(page).first()).toBeVisible();
  return getDashboard.output.parse(await (await told).json());
}

/** The tiles' places are there before the counts, and what is below them does not move. */
async function expectNothingToJump(page: Page, role: keyof typeof LABELS, counts: Held) {
  const places = page.locator('[aria-busy=true] > div > div');
  await expect(places).toHaveCount(LABELS[role].length);
  const heightOf = async (of: Locator) => (await of.boundingBox())?.height;
  const main = page.getByRole('region', { name: 'Newest results' });
  await expect(main.getByRole('table')).toBeVisible();
  const before = [await heightOf(places.last()), await main.boundingBox()];
  counts.release();
  await expect(tiles(page)).toHaveCount(LABELS[role].length);
  expect([await heightOf(tiles(page).last()), await main.boundingBox()]).toEqual(before);
}

/** The last tile ends where the list does. */
async function expectFullRows(page: Page, role: keyof typeof LABELS) {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(tiles(page)).toHaveCount(LABELS[role].length);
    const right = ({ x, width: wide }: { x: number; width: number }) => Math.round(x + wide);
    const list = await page.getByRole('list', { name: 'Lists and counts' }).boundingBox();
    const last = await tiles(page).last().boundingBox();
    expect(last && right(last)).toBe(list && right(list));
  }
}

for (const role of ['Admin', 'Manager', 'Salesperson'] as const)
  test(`a ${role} sees the tiles of the role with the server’s counts, and nothing jumps when they come`, async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    const told = page.waitForResponse((response) => isDashboard(response.url()) && response.ok());
    const counts = await held(page, 'vseGetDashboard');
    await openStaff(page, role, '/dashboard');
    await test.step('their places are there before, and nothing jumps', () =>
      expectNothingToJump(page, role, counts));
    await test.step('the counts are those of the server', async () => {
      const { tiles: counted } = getDashboard.output.parse(await (await told).json());
      await expect(tiles(page)).toHaveText(
        LABELS[role].map(
          (label, index) => `${label} ${counted[index]?.count.toLocaleString('en')}`,
        ),
      );
      await expect(page.getByText(/^Counted at \d+:\d\d:\d\d/)).toBeVisible();
      await expect(page.getByText('To edit quiz')).toHaveCount(role === 'Admin' ? 1 : 0);
      expect(await page.evaluate(() => document.head.firstElementChild?.getAttribute('name'))).toBe(
        'fluent-styles',
      );
    });
    if (role !== 'Admin') {
      await test.step('rows of tiles are full at every width', () => expectFullRows(page, role));
      return;
    }
    await test.step('it breaks no rule of accessibility and does not scroll sideways', async () => {
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectAccessible(page);
      for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size);
        await expectNoSidewaysScroll(page);
      }
    });
  });

async function expectReadingOrder(page: Page) {
  await page.getByRole('button', { name: 'Clear Cache' }).focus();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const cards = page.getByRole('region', { name: /^(This week|The last|Newest|Waits)/ });
  const inCards = await cards.getByRole('link').count();
  expect(inCards).toBeGreaterThan(2);
  const names: string[] = [];
  for (let step = 0; step < 5 + inCards; step += 1) {
    await page.keyboard.press('Tab');
    names.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''));
  }
  names.splice(2, inCards);
  expect(names.map((name) => name.replace(/ [\d,]+$/, ''))).toEqual([
    'Begin a quiz',
    'Invite User',
    'Users',
    'Fragrance Inventory',
    'Invites',
  ]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/invites/);
}

test('the profile greets by name and the clock, and all on the page is used by keyboard, in reading order', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date(2026, 10, 21, 8, 30));
  await page.setViewportSize(DESKTOP);
  await open(page, 'Manager');
  await test.step('the greeting says which role where', async () => {
    await expect(heading(page, 'Good morning, Mara')).toBeVisible();
    await expect(page.getByText('Manager at Aurum Scent Co.')).toBeVisible();
    await expect(page).toHaveTitle('Dashboard · VSE');
  });
  await test.step('the keyboard reaches all in reading order', () => expectReadingOrder(page));
});

test('tiles lead to the lists that there are, and no link leads nowhere', async ({ page }) => {
  await open(page, 'Admin');
  for (const link of await tiles(page).getByRole('link').all()) {
    const label = (await link.textContent())?.replace(/ [\d,]+$/, '') ?? '';
    await link.click();
    await expect(heading(page, label)).toBeVisible();
    await page.goBack();
    await expect(tiles(page).first()).toBeVisible();
  }
});

test('Clear Cache removes the local copy and reads the dashboard again; Invite User opens the invites with the dialog ready', async ({
  page,
}) => {
  await open(page, 'Salesperson');
  // A reload shows the kept copy first, and asks for the counts once more behind it.
  const renewed = page.waitForResponse((response) => isDashboard(response.url()));
  await page.reload();
  await expect(tiles(page).first()).toBeVisible();
  await renewed;
  let asked = 0;
  page.on('request', (request) => {
    if (isDashboard(request.url())) asked += 1;
  });
  await page.getByRole('button', { name: 'Clear Cache' }).click();
  await expect(page.getByText('The local cache has been cleared.')).toBeVisible();
  await soon(() => asked).toBe(1);
  expect(await page.evaluate(() => sessionStorage.getItem('vse.cache'))).toBeNull();
  await expect(tiles(page).first()).toBeVisible();
  await page.getByRole('link', { name: 'Invite User' }).click();
  await expect(page).toHaveURL(/\/invites/);
  await expect(page.getByRole('dialog', { name: 'Invite User' })).toBeVisible();
});

test('an Admin without settings is shown the way to add them, and an empty product its first steps until all are done', async ({
  page,
}) => {
  await page.route('**/api/vseGetSession*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), userId: null, settings: null } });
  });
  const counts = { adjectives: 0, fragrances: 0, providers: 0, users: 0 };
  await page.route('**/api/vseGetDashboard*', (route) =>
    route.fulfill({
      json: {
        countedDate: '2026-05-01T08:30:00.000Z',
        tiles: Object.entries(counts).map(([name, count]) => ({ name, count })),
        todo: [],
      },
    }),
  );
  await openStaff(page, 'Admin', '/dashboard');
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps.getByRole('link', { name: 'Add Adjective' })).toBeVisible();
  await expect(page.getByText('Open your entry under Users and save it')).toBeVisible();
  await expect(page.getByText('ask an administrator')).toBeHidden();
  await expectAccessible(page);
  counts.adjectives = 64;
  await page.reload();
  await expect(steps.getByRole('img', { name: 'Done' })).toHaveCount(1);
  await steps.getByRole('link', { name: 'Add Fragrance' }).click();
  await expect(heading(page, 'Add Fragrance')).toBeVisible();
  Object.assign(counts, { fragrances: 52, providers: 3, users: 1 });
  await page.goto('/dashboard');
  await expect(page.getByText('Nothing waits for you.')).toBeVisible();
  await expect(steps).toHaveCount(0);
  await page.getByRole('link', { name: 'Open Users' }).click();
  await expect(heading(page, 'Users')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the header shows the person’s logo, and the word mark when its picture does not load', async ({
  page,
}) => {
  const logo = (url: string) =>
    page.route('**/api/vseGetSession*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ json: { ...(await response.json()), logo: url } });
    });
  await logo('/favicon.svg');
  await openStaff(page, 'Manager', '/dashboard');
  const home = page.getByRole('banner').getByRole('link', { name: 'VSE, to the home page' });
  await expect(home.locator('img')).toHaveJSProperty('complete', true);
  expect(
    await home.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0);
  await expect(home).toHaveText('');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await logo('data:image/png;base64,AAAA');
  await page.reload();
  await expect(home).toHaveText('VSE');
  await expect(home.locator('img')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('nobody sees a dashboard without signing in; then the header leads to it from everywhere but there', async ({
  page,
}) => {
  const link = page.getByRole('banner').getByRole('link', { name: 'Dashboard' });
  await page.goto('/dashboard');
  await expect(heading(page, 'Please sign in')).toBeVisible();
  await expect(tiles(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/login');
  await expect(page.getByText('Click Sign In to begin.')).toBeVisible();
  await expect(link).toHaveCount(0);
  await signIn(page, 'Salesperson');
  await link.click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(tiles(page).first()).toBeVisible();
  await expect(link).toHaveCount(0);
});
