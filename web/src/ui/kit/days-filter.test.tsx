import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useListQuery } from '../../lib/api/use-list-query.ts';
import { daysFilter } from './days-filter.tsx';
import { FilterBar, selectFilter, useClearing } from './filter-bar.tsx';
import { FluentRoot } from './fluent-root.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 24, 12) });
});
afterEach(() => void vi.useRealTimers());

const FILTERS = [
  daysFilter,
  selectFilter('provider', 'Provider', [{ value: 'aurum', label: 'Aurum' }]),
];

function List() {
  const [query, setQuery] = useListQuery(['from', 'to', 'provider']);
  const list = { query, setQuery, items: [{}], all: 1 };
  return (
    <>
      <FilterBar
        list={list}
        filters={FILTERS}
        find="Find"
        clearing={useClearing({ query, setQuery })}
      />
      <output>{decodeURIComponent(useLocation().search)}</output>
    </>
  );
}

async function open(address: string, width = 1280) {
  await page.viewport(width, 740);
  await render(
    <MemoryRouter initialEntries={[address]}>
      <FluentRoot>
        <List />
      </FluentRoot>
    </MemoryRouter>,
  );
}

const chip = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog', { name: 'Dates' });
const address = () => page.getByRole('status').element().textContent;

test.each([
  ['Today', '?from=2026-11-24&to=2026-11-24', 'Nov 24, 2026'],
  ['Last 7 days', '?from=2026-11-18&to=2026-11-24', 'Nov 18 – 24, 2026'],
  ['Last 30 days', '?from=2026-10-26&to=2026-11-24', 'Oct 26 – Nov 24, 2026'],
  ['This month', '?from=2026-11-01&to=2026-11-24', 'Nov 1 – 24, 2026'],
  ['Last month', '?from=2026-10-01&to=2026-10-31', 'Oct 1 – 31, 2026'],
])('%s puts its days into the address and returns to the first page', async (preset, to, text) => {
  await open('/?page=3&at=token');
  await chip('Dates').click();
  await dialog().getByRole('button', { name: preset }).click();
  await expect.poll(address).toBe(to);
  const button = page.getByRole('button', { name: /^Dates:/ });
  await expect.element(button).toHaveFocus();
  expect(button.element().textContent?.replace(/\s/g, ' ')).toBe(`Dates: ${text}`);
  expect(dialog().elements()).toHaveLength(0);
});

test('the preset of the chosen days is pressed', async () => {
  await open('/?from=2026-11-18&to=2026-11-24');
  await page.getByRole('button', { name: /^Dates:/ }).click();
  await expect.element(dialog()).toBeVisible();
  const pressed = dialog()
    .getByRole('button', { pressed: true })
    .elements()
    .map(({ textContent }) => textContent);
  expect(pressed).toEqual(['Last 7 days']);
});

test('an own range filters once Show is pressed, and its days are put in their order', async () => {
  await open('/');
  await chip('Dates').click();
  await dialog().getByLabelText('From').fill('2026-09-30');
  await dialog().getByLabelText('To').fill('2026-09-01');
  expect(address()).toBe('');
  await dialog().getByRole('button', { name: 'Show' }).click();
  await expect.poll(address).toBe('?from=2026-09-01&to=2026-09-30');
});

test.each([
  ['/?from=2026-09-30&to=2026-09-01', 'Dates: Sep 1 – 30, 2026'],
  ['/?from=2026-09-01', 'Dates: Since Sep 1, 2026'],
  ['/?to=2026-09-01', 'Dates: Until Sep 1, 2026'],
  ['/?from=soon', 'Dates'],
])('the days of %s read %s', async (given, name) => {
  await open(given);
  const days = page.getByRole('button', { name: /^Dates/ });
  await expect.element(days).toBeVisible();
  expect(days.element().textContent?.replace(/\s/g, ' ')).toBe(name);
});

test('clearing removes both days and leaves the other filters', async () => {
  await open('/?from=2026-09-01&to=2026-09-30&provider=aurum');
  await chip('Clear the filter Dates').click();
  await expect.poll(address).toBe('?provider=aurum');
  await expect.element(chip('Dates')).toHaveFocus();
});

test('Escape closes the choice, changes nothing, and the focus is on its button', async () => {
  await open('/?to=2026-09-01');
  const button = page.getByRole('button', { name: /^Dates:/ });
  await button.click();
  await dialog().getByLabelText('From').fill('2026-08-01');
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  expect(dialog().elements()).toHaveLength(0);
  expect(address()).toBe('?to=2026-09-01');
});

test('on a phone the filters are behind one button that counts those that are set', async () => {
  await open('/?from=2026-09-01&to=2026-09-30&provider=aurum', 360);
  const fold = chip('Filters (2)');
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false');
  const provider = page.getByRole('combobox', { name: 'Provider' });
  expect(provider.elements()).toHaveLength(0);
  await fold.click();
  await expect.element(provider).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Dates:/ })).toBeVisible();
});

test('a second press closes the range of days, and a press elsewhere does too', async () => {
  await open('/');
  await chip('Dates').click();
  await expect.element(dialog()).toBeVisible();
  await chip('Dates').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(chip('Dates')).toHaveAttribute('aria-expanded', 'false');
  await expect.element(chip('Dates')).toHaveFocus();
  await chip('Dates').click();
  await expect.element(dialog()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
});
