import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { unique } from '../support/fresh.ts';
import { sheetsOf } from '../support/sheets.ts';
import { completedProject } from './support/api.ts';
import { button, openStaff } from './support/staff.ts';
import { heading, held, test } from './support/test.ts';

/** The rows of a downloaded workbook's sheets, by sheet. */
async function downloaded(page: Page, begin: () => Promise<unknown>) {
  const [file] = await Promise.all([page.waitForEvent('download'), begin()]);
  const rows = sheetsOf(await readFile(await file.path()));
  return { name: file.suggestedFilename(), rows };
}

test("an Admin downloads a result's fragrances and answers", async ({ page }) => {
  const project = unique('Fjordline cabins');
  const { id } = await completedProject(project);
  await openStaff(page, 'Admin', `/results/${id}`);
  await page.getByText('Admin Tools').click();
  const results = await downloaded(page, () => button(page, 'Download results (.xlsx)').click());
  expect(results.name).toBe(`VseAnswers-${project.replaceAll(' ', '-')}-fragrances.xlsx`);
  expect(results.rows.Results?.[1]?.slice(0, 2)).toEqual([
    'N/A - User Invite',
    'N/A - User Invite',
  ]);
  expect(results.rows.Results?.[1]?.[3]).toBe(project);
  const answers = await downloaded(page, () => button(page, 'Download answers (.csv)').click());
  expect(answers.name).toBe(`VseAnswers-${project.replaceAll(' ', '-')}-answers.csv`);
});

test('the address of a download begins it for an Admin, and shows others the results', async ({
  page,
  browser,
}) => {
  const { id } = await completedProject(unique('Ostrava lounge'));
  const { name } = await downloaded(page, () =>
    openStaff(page, 'Admin', `/results/${id}/download-answers`),
  );
  expect(name).toMatch(/-answers\.xlsx$/);
  const context = await browser.newContext();
  const stranger = await context.newPage();
  await stranger.goto(`/results/${id}/download-fragrances`);
  await expect(heading(stranger, 'Results')).toBeVisible();
  await expect(stranger.getByText('Admin Tools')).toHaveCount(0);
  await context.close();
});

test('the whole history that the filters show becomes one workbook, also after a stopped one', async ({
  page,
}) => {
  const project = unique('Nordkapp Lodge');
  await completedProject(project);
  await openStaff(page, 'Admin', `/results?find=${encodeURIComponent(project)}`);
  await expect(page.getByRole('row').filter({ hasText: project })).toHaveCount(1);
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  const answers = await held(page, 'vseExportQuizResults');
  await button(page, 'Export').click();
  await answers.asked;
  const progress = page.getByRole('progressbar');
  await expect(progress).toBeVisible();
  await expect(page.getByText('Reading the results…')).toBeVisible();
  await button(page, 'Stop: Export of the history').click();
  await expect(progress).toHaveCount(0);
  answers.release();
  const { rows } = await downloaded(page, () => button(page, 'Export').click());
  expect(downloads).toBe(1);
  expect(Object.keys(rows)).toEqual(['Results', 'Answers']);
  const projects = (rows.Answers ?? []).slice(1).map((row) => row[3]);
  expect(new Set(projects)).toEqual(new Set([project]));
});

test('a Manager exports the results of their own provider, and none of another', async ({
  page,
}) => {
  const project = unique('Aurum Lobby');
  await completedProject(project);
  await openStaff(page, 'Manager', `/results?find=${encodeURIComponent(project)}`);
  const own = await downloaded(page, () => button(page, 'Export').click());
  expect(own.rows.Results?.[1]?.[3]).toBe(project);
  await page.getByRole('searchbox').fill('Galerie Saint-Roch');
  await expect(page.getByText(/^Nothing matches/)).toBeVisible();
  const foreign = await downloaded(page, () => button(page, 'Export').click());
  expect(foreign.rows.Results?.slice(1)).toEqual([['No results']]);
  expect(foreign.rows.Answers?.slice(1)).toEqual([['No answers']]);
  await expect(page.getByText('The workbook has been downloaded.').last()).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('nothing of an export is loaded for somebody without a sign-in', async ({ page }) => {
  const { id } = await completedProject(unique('Alder Finch'));
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.clock.install();
  await page.goto(`/results/${id}`);
  await expect(heading(page, 'Results')).toBeVisible();
  await page.clock.fastForward('10:00');
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((url) => /admin-tools|result-file|xlsx|export/.test(url))).toEqual([]);
});
