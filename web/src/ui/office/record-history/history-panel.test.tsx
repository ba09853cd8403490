import { getRecordHistory } from '@vse/domain/contract/calls';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answering, SignedIn } from '../../../lib/auth/test-session.tsx';
import { OfficeShell } from '../../kit/office-shell.tsx';
import { HistoryPanel } from './history-panel.tsx';

const state = (day: number) => ({
  changedBy: `Ana ${day}`,
  changedDate: `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`,
  changeSet: null,
  differences: null,
});

/** Twelve states in pages of five. */
const asked: string[] = [];
answering(getRecordHistory, async (url) => {
  const before = new URL(url, location.href).searchParams.get('before') ?? '';
  asked.push(before);
  const first = before ? Number(before.slice(8, 10)) - 1 : 12;
  const days = [0, 1, 2, 3, 4].map((at) => first - at).filter((day) => day > 0);
  const last = days.at(-1) ?? 1;
  return Response.json({
    items: days.map(state),
    ...(last > 1 && { nextBefore: state(last).changedDate }),
  });
});

const open = () =>
  render(
    <SignedIn session={{ kind: 'Admin' }}>
      <OfficeShell>
        <HistoryPanel
          kept={{ kind: 'fragrance', labels: () => ({}) }}
          id="oak"
          name="Oak"
          onRestore={() => {}}
          onClose={() => {}}
        />
      </OfficeShell>
    </SignedIn>,
  );

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = () => page.getByRole('heading', { level: 3 });
const newest = () => heading().first().element().textContent;

test('the history turns its pages as lists do, and only its newest state is the current one', async () => {
  await open();
  await expect.poll(newest).toMatch(/ Ana 12$/);
  await expect.element(page.getByText('Page 1')).toBeVisible();
  await expect.element(button('Previous')).toHaveAttribute('aria-disabled', 'true');
  expect(page.getByText('Current state').elements()).toHaveLength(1);
  await button('Next').click();
  await expect.poll(newest).toMatch(/ Ana 7$/);
  await expect.element(heading().first()).toHaveFocus();
  expect(heading().elements()).toHaveLength(5);
  expect(page.getByText('Current state').elements()).toHaveLength(0);
  await button('Next').click();
  await expect.poll(newest).toMatch(/ Ana 2$/);
  await expect.element(page.getByText('Page 3')).toBeVisible();
  await expect.element(button('Next')).toHaveAttribute('aria-disabled', 'true');
  await button('Previous').click();
  await expect.poll(newest).toMatch(/ Ana 7$/);
  await button('Previous').click();
  await expect.poll(newest).toMatch(/ Ana 12$/);
  await expect.element(heading().first()).toHaveFocus();
  expect(page.getByText('Current state').elements()).toHaveLength(1);
  expect(asked.slice(0, 3)).toEqual(['', '2026-11-08T10:00:00.000Z', '2026-11-03T10:00:00.000Z']);
});
