import { getRetention } from '@vse/domain/contract/calls';
import type { OutputOf } from '@vse/domain/contract/contracts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answering, SignedIn } from '../../lib/auth/test-session.tsx';
import { RetentionDialog } from './retention-dialog.tsx';

const KEPT: OutputOf<typeof getRetention> = {
  isAnonymous: true,
  items: [
    { kind: 'invites', days: 180, count: 12, oldest: '2026-05-04T08:00:00.000Z' },
    { kind: 'finished', days: null, count: 1200, oldest: '2025-01-02T08:00:00.000Z' },
    { kind: 'history', days: null, count: 0, oldest: null },
  ],
};

const asked: string[] = [];
let status = 200;
let [hold, release] = [Promise.resolve(), () => {}];
beforeEach(() => {
  status = 200;
  hold = Promise.resolve();
  asked.length = 0;
});
answering(getRetention, async (url) => {
  asked.push(url.split('?')[1] ?? '');
  await hold;
  return Response.json(KEPT, { status });
});

const open = () =>
  render(
    <SignedIn session={{ kind: 'Admin' }}>
      <RetentionDialog onClose={() => {}} />
    </SignedIn>,
  );
const lines = () =>
  [...document.querySelectorAll('dl > div')].map((one) =>
    [...one.children].map(({ textContent }) => textContent),
  );

test('an Admin reads how long each kind is kept, how many are older, and the oldest date', async () => {
  await open();
  await expect.element(page.getByText('Finished results')).toBeVisible();
  expect(lines()).toEqual([
    ['Invites, after they expired', 'Kept 180 days · 12 older · oldest from May 4, 2026'],
    ['Finished results', 'No end · 1,200 older · oldest from Jan 2, 2025'],
    ['Former states of the catalogue', 'No end · 0 older'],
  ]);
  await expect.element(page.getByText(/then stay without the person/)).toBeVisible();
  expect(asked).toEqual(['days=365']);
});

test('the preview counts again for other days', async () => {
  await open();
  await page.getByLabelText(/count those older than/).selectOptions('90 days');
  await expect.poll(() => asked).toEqual(['days=365', 'days=90']);
});

test('the numbers stay until those for other days are counted', async () => {
  await open();
  await expect.element(page.getByText('Finished results')).toBeVisible();
  const fact = document.querySelector('dl');
  hold = new Promise((resolve) => {
    release = resolve;
  });
  await page.getByLabelText(/count those older than/).selectOptions('90 days');
  await expect.element(page.getByText('Loading…')).toBeInTheDocument();
  expect(document.querySelector('dl')).toBe(fact);
  release();
  await expect.element(page.getByText('Loading…')).not.toBeInTheDocument();
  expect(document.querySelector('dl')).toBe(fact);
});

test('a failure is said instead of numbers', async () => {
  status = 403;
  await open();
  await expect.element(page.getByRole('alert').getByText(/\w/)).toBeVisible();
  expect(lines()).toEqual([]);
});
