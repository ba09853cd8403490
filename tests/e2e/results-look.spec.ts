import { expect, type Page } from '@playwright/test';
import { answered, completed, resultOf } from './support/api.ts';
import { expectNoSidewaysScroll } from './support/staff.ts';
import {
  DESKTOP,
  drawn,
  finish,
  heading,
  laterParts,
  openAs,
  openQuiz,
  PHONE,
  soon,
  test,
} from './support/test.ts';

const TABLET = { width: 768, height: 1024 };
const cards = (page: Page) => page.getByRole('article');

async function boxOf(locator: ReturnType<Page['locator']>) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('Not on the page');
  return box;
}

type Answer = { recommendedFragrances: { name: string; label: string }[] };

/** The results as the server has them, but for a change. */
async function showChanged(page: Page, change: (answer: Answer) => Answer) {
  await page.route(/vseGetQuizResult/i, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
}
const showOnly = (page: Page, count: number) =>
  showChanged(page, (answer) => ({
    ...answer,
    recommendedFragrances: answer.recommendedFragrances.slice(0, count),
  }));

async function openResults(page: Page, change: Parameters<typeof completed>[0] = {}) {
  const quiz = await completed(change);
  await openAs(page, quiz, `/quiz/${quiz.id}/complete`);
  await expect(heading(page, 'Results')).toBeVisible();
  await laterParts(page);
}

/** What moves on the page from now on, by its text: a shift that follows a click counts as well. */
async function watchShifts(page: Page) {
  await page.evaluate(() => {
    const shifted: string[] = [];
    Object.assign(window, { shifted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node }[] })[])
        for (const { node } of entry.sources)
          if (node?.parentElement?.closest('[data-results]'))
            shifted.push(node.textContent?.slice(0, 40) ?? '');
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: string[] }).shifted);
}

test('at the end of a quiz the results are drawn with their portrait, and nothing moves afterwards', async ({
  page,
}) => {
  await page.clock.install();
  const ahead = page.waitForResponse(/results-more-[^/]*\.js$/);
  await openQuiz(page, await answered());
  await (await ahead).finished();
  // What has not come by now comes after the results are painted, on any machine.
  const late = new Set<string>();
  page.on('requestfinished', (request) => late.delete(request.url()));
  await page.route(/\.(js|css)$/, async (route) => {
    late.add(route.request().url());
    await page.getByRole('article').first().waitFor();
    await drawn(page);
    await route.continue();
  });
  const shifts = await watchShifts(page);
  await finish(page).click();
  await laterParts(page);
  await expect(page.getByRole('img', { name: /^Portrait of / })).toBeVisible();
  await soon(() => late.size).toBe(0);
  // React draws what has come late after 300 ms only.
  await page.clock.runFor(500);
  await drawn(page);
  expect(await shifts()).toEqual([]);
});

test('results that are still on their way keep their margins on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.route(/vseGetQuizResult/i, () => {});
  await page.goto(`/results/${'x'.repeat(32)}`);
  const bones = page.locator('[aria-busy=true] > [style]');
  await expect(bones).toHaveCount(3);
  for (const bone of await bones.all()) {
    const { x, width } = await boxOf(bone);
    expect(x + width).toBeLessThanOrEqual(PHONE.width - x);
  }
});

test('names without a space, of a person and of fragrances, break rather than the page', async ({
  page,
}) => {
  await showChanged(page, (answer) => ({
    ...answer,
    recommendedFragrances: answer.recommendedFragrances.map((one, index) => ({
      ...one,
      name: `${index}${'x'.repeat(99)}`,
    })),
  }));
  await openResults(page, { name: 'x'.repeat(200) });
  await expect(cards(page)).toHaveCount(6);
  for (const viewport of [PHONE, TABLET, DESKTOP]) {
    await page.setViewportSize(viewport);
    await expectNoSidewaysScroll(page);
    const { x, width } = await boxOf(page.getByText(/^Six fragrances for x+/));
    expect(x + width).toBeLessThanOrEqual(viewport.width);
    const link = await boxOf(page.getByRole('textbox', { name: 'Link to these results' }));
    expect(link.width).toBeGreaterThan(160);
    for (const card of await cards(page).all()) {
      const inside = await boxOf(card);
      const name = await boxOf(card.getByRole('heading', { level: 2 }));
      expect(name.x + name.width).toBeLessThan(inside.x + inside.width);
    }
    await page.getByRole('button', { name: 'Details' }).last().click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    await page.keyboard.press('Escape');
  }
});

test('of two fragrances the second fills its row, its picture beside the words', async ({
  page,
}) => {
  await showOnly(page, 2);
  await openResults(page);
  await expect(cards(page)).toHaveCount(2);
  for (const viewport of [TABLET, DESKTOP]) {
    await page.setViewportSize(viewport);
    const [first, second] = [await boxOf(cards(page).nth(0)), await boxOf(cards(page).nth(1))];
    expect(second.width).toBe(first.width);
    const picture = await boxOf(cards(page).nth(1).locator('img'));
    const name = await boxOf(cards(page).nth(1).getByRole('heading'));
    expect(picture.x + picture.width).toBeLessThanOrEqual(name.x);
    expect(picture.height).toBeGreaterThanOrEqual(second.height - 1);
  }
});

test('GREAT MATCH stands out from GOOD by its shape as well as by its color', async ({ page }) => {
  const labels = ['BEST MATCH', 'GREAT MATCH', 'GOOD MATCH'];
  await page.emulateMedia({ colorScheme: 'light' });
  await showChanged(page, (answer) => ({
    ...answer,
    recommendedFragrances: answer.recommendedFragrances.slice(0, 3).map((one, index) => ({
      ...one,
      label: labels[index] ?? '',
    })),
  }));
  await openResults(page);
  const great = cards(page).getByText('GREAT MATCH', { exact: true });
  const good = cards(page).getByText('GOOD MATCH', { exact: true });
  await expect(great).toHaveCSS('background-color', 'rgb(253, 242, 220)');
  await expect(great).toHaveCSS('color', 'rgb(125, 82, 0)');
  await expect(good).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(good).toHaveCSS('color', 'rgb(101, 92, 80)');
});

test('six fragrances look as drawn on a phone, on a tablet and on paper', async ({ page }) => {
  const quiz = await completed();
  await openAs(page, quiz, `/quiz/${quiz.id}/complete`);
  await expect(cards(page)).toHaveCount(6);
  await laterParts(page);
  await test.step('each of the lower cards carries its sentence and its strongest reason', async () => {
    const { recommendedFragrances } = await resultOf(quiz.id, quiz.token);
    for (const [index, { shortDescription, reasons }] of recommendedFragrances.entries()) {
      const [strongest] = reasons;
      expect([shortDescription, strongest?.answers[0]]).not.toContain(undefined);
      const card = cards(page).nth(index);
      await expect(card.getByText(shortDescription, { exact: true })).toBeVisible();
      const reason = card.getByRole('listitem').filter({ hasText: 'you chose “' }).first();
      await expect(reason).toContainText(
        `${strongest?.adjective}you chose “${strongest?.answers[0]}”`,
      );
    }
  });
  await test.step('on a tablet they leave no hole: the second best has a row to itself', async () => {
    await page.setViewportSize(TABLET);
    const boxes = await Promise.all((await cards(page).all()).map(boxOf));
    const [best, second, ...pairs] = boxes;
    expect(second?.width).toBe(best?.width);
    expect(new Set(pairs.map(({ y }) => y)).size).toBe(2);
    expect(new Set(pairs.map(({ x }) => x)).size).toBe(2);
  });
  await test.step("on a phone the best match's actions stand side by side, as on the other cards", async () => {
    await page.setViewportSize(PHONE);
    for (const card of [cards(page).nth(0), cards(page).nth(1)]) {
      const sheet = await boxOf(card.getByRole('link', { name: /^One-sheet/ }));
      const details = await boxOf(card.getByRole('button', { name: /^Details/ }));
      expect(details.y).toBe(sheet.y);
      expect(details.x).toBeGreaterThan(sheet.x + sheet.width);
    }
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.getByRole('img', { name: /^Portrait of / })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await test.step('they print on two pages, and each one-sheet says which it is', async () => {
    await expect(page.getByRole('button', { name: /Details|E-mail|Copy|Print/ })).toHaveCount(0);
    for (const card of await cards(page).all()) {
      const name = await card.getByRole('heading', { level: 2 }).textContent();
      await expect(card.getByRole('link')).toHaveText(
        `One-sheet (PDF) of ${name}, opens in a new tab`,
      );
      const sheet = await boxOf(card.getByRole('link').locator('span').first());
      expect(sheet.width).toBeGreaterThan(30);
    }
    for (const format of ['A4', 'Letter']) {
      const pdf = (await page.pdf({ format })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)?.length, format).toBeLessThanOrEqual(2);
    }
  });
});
