import { expect } from '@playwright/test';
import { completed, invite } from './support/api.ts';
import { heading, questionsOf, test } from './support/test.ts';

/** How its way has changed an invite's link; mended-address.test.ts and link-fields.test.ts have many more. */
const CHANGES: Record<string, (fields: string) => string> = {
  'two services have encoded all of it': (fields) =>
    `/invite%2523${encodeURIComponent(encodeURIComponent(fields))}`,
  'its # is part of a path of its own, the end of the sentence a part of it': (fields) =>
    `/Invite/%23${fields}).`,
  'trackers have put their parameters before and behind its fields': (fields) =>
    `/invite?utm_source=mail#${fields}&fbclid=x`,
};

test('a changed link of an invite fills in the form, is removed from the address, and opens the quiz', async ({
  page,
}) => {
  const { email, code } = await invite();
  for (const [change, pathOf] of Object.entries(CHANGES))
    await test.step(change, async () => {
      await page.goto(pathOf(String(new URLSearchParams({ email, code }))));
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await expect(page.getByLabel('Invite code')).toHaveValue(code);
      await expect(page).toHaveURL(/\/invite(\?utm_source=mail#fbclid=x)?$/);
      await page.reload();
      await expect(page.getByLabel('Email')).toHaveValue(email);
    });
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await expect(questionsOf(page)).toHaveCount(10);
});

test('results and their quiz open with the sign behind their link', async ({ page }) => {
  const { id } = await completed();
  for (const address of [`/results/${id})`, `/quiz/${id}/complete%3E,`]) {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(address);
    await expect(heading(page, 'Results')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${id}(/complete)?$`));
    expect(asked.filter((url) => url.includes('vseGetQuizResult'))).toHaveLength(1);
    page.removeAllListeners('request');
  }
});

test('search engines are asked to leave out all addresses but that of the site', async ({
  page,
  request,
}) => {
  for (const path of ['/quiz/x', '/results/x', '/invite'])
    expect((await request.get(path)).headers()['x-robots-tag']).toBe('noindex');
  const robots = page.locator('meta[name=robots]');
  await page.goto('/invite%23code=ABC234');
  await expect(robots).toHaveAttribute('content', 'noindex');
  await page.goto('/');
  await expect(robots).toHaveCount(0);
});
