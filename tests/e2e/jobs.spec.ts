import { expect } from '@playwright/test';
import type { Job } from '@vse/domain/records/jobs';
import { erasePerson } from '@vse/domain/records/people';
import { freshEmail } from '../support/fresh.ts';
import { ADMIN, call } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll, openStaff, rowOf } from './support/staff.ts';
import { heading, test } from './support/test.ts';

const JOB: Job = {
  ...{ id: 'done', kind: 'countInsight', state: 'done', total: null, by: '', due: null },
  ...{ began: '2026-11-24T10:00:00.000Z', changed: '2026-11-24T10:00:30.000Z', tries: 0 },
  ...{ counts: [{ what: 'counted', count: 1200 }], reason: '', left: [] },
  ...{ canEnd: false, isEnding: false },
};
const JOBS: Job[] = [
  {
    ...{ ...JOB, id: 'failed', kind: 'changeSet', state: 'failed', total: 1250, by: 'Ana Lima' },
    ...{ canEnd: true, tries: 10, reason: 'JOB_INTERRUPTED' },
    counts: [
      { what: 'written', count: 1000 },
      { what: 'unreadable', count: 2 },
    ],
    left: [
      {
        state: 'changed',
        count: 1000,
        names: Array.from({ length: 20 }, (_, at) => `Fragrance of the House ${at}`),
      },
      { state: 'unchanged', count: 250, names: ['Pine', 'Rose'] },
    ],
  },
  {
    ...{ ...JOB, id: 'erasure', kind: 'erasure', state: 'running', by: 'Ines Calder' },
    ...{ canEnd: true, due: '2026-11-24T10:02:00.000Z' },
    counts: ['invites', 'results', 'mails', 'signIns'].map((what) => ({ what, count: 12 })),
  },
  {
    ...{ ...JOB, id: 'roles', kind: 'applyRoles', state: 'waiting', tries: 3 },
    ...{ due: '2026-11-24T10:05:00.000Z', counts: [] },
    reason: 'The directory does not answer: ECONNREFUSED 10.0.0.7:443 after 30 s',
  },
  { ...JOB, id: 'unknown', kind: 'workOfANewerVersion', state: 'waiting', due: JOB.began },
  JOB,
  { ...JOB, id: 'ended', kind: 'eraseAgain', state: 'ended', by: 'Ines Calder', counts: [] },
];

test('an erasure that an Admin has begun is listed as done, and names nobody', async ({ page }) => {
  const address = freshEmail('erased');
  await call(erasePerson, { address, results: 'deleted' }, ADMIN);
  await openStaff(page, 'Admin', '/jobs');
  await expect(heading(page, 'Jobs')).toBeVisible();
  const row = rowOf(page, 'Erasure of what is kept about a person').first();
  await expect(row.getByText('Done', { exact: true })).toBeVisible();
  await expect(row.getByText(/^Begun by /)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(address);
});

test('jobs in all states fit and break no rule of accessibility, light and dark', async ({
  page,
}) => {
  await page.route('**/api/vseListJobs*', (route) => route.fulfill({ json: { items: JOBS } }));
  await openStaff(page, 'Admin', '/jobs');
  await expect(rowOf(page, 'Change of 1,250 records')).toBeVisible();
  await expectAccessible(page);
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectNoSidewaysScroll(page);
    const table = page.getByRole('main').locator('section');
    const [content, shown] = await table.evaluate(({ scrollWidth, clientWidth }) => [
      scrollWidth,
      clientWidth,
    ]);
    expect(content, String(width)).toBeLessThanOrEqual(shown ?? 0);
  }
});
