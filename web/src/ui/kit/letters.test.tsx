import { Link, MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { byName, useRows } from '../../lib/api/use-list.ts';
import { columnsOf } from './columns.tsx';
import { ListScreen } from './list-screen.tsx';

type Scent = { id: string; name: string; code: string };
const scents = (name: string, count: number): Scent[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${name}${index}`,
    name: `${name} ${String(index + 1).padStart(2, '0')}`,
    code: String(count - index),
  }));
/** Two pages: Amber to the 8th Moss, and the rest. */
const SCENTS = [...scents('Amber', 30), ...scents('Cedar', 12), ...scents('Moss', 20)];
const WORDS = { title: 'Scents', empty: 'None', emptyText: 'None.', find: 'Find a scent' };

function Scents({ items }: { items: Scent[] }) {
  const list = useRows<Scent>(
    { items, error: undefined, refresh: async () => undefined },
    { ...byName, sortBy: { ...byName.sortBy, code: ({ code }) => code } },
  );
  const columns = columnsOf<Scent, 'name'>(
    { name: 'Name' },
    {
      name: {
        isMain: true,
        isSortable: true,
        show: ({ id, name }) => <Link to={`/scents/${id}`}>{name}</Link>,
      },
    },
  );
  return <ListScreen words={WORDS} list={list} columns={columns} />;
}

async function open(address: string, items = SCENTS, width = 1280) {
  await page.viewport(width, 800);
  await render(
    <MemoryRouter initialEntries={[address]}>
      <Scents items={items} />
    </MemoryRouter>,
  );
  await expect.element(page.getByRole('rowheader').first()).toBeVisible();
}

const letters = () => page.getByRole('navigation', { name: 'Letters' });
const letter = (name: string) => letters().getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const current = () => letters().query()?.querySelector('[aria-current]')?.textContent;

test('a letter leads to the page where it begins, and to its first row', async () => {
  await open('/scents', [...SCENTS, ...scents('Tonka', 3)]);
  await expect.poll(current).toBe('A');
  await letter('T').click();
  await expect.element(link('Tonka 01')).toHaveFocus();
  await expect.element(page.getByText('51 to 65 of 65')).toBeVisible();
  await expect.poll(current).toBe('M');
  await letter('C').click();
  await expect.element(link('Cedar 01')).toHaveFocus();
  await expect.element(page.getByText('1 to 50 of 65')).toBeVisible();
});

test('letters without rows are off', async () => {
  await open('/scents');
  await expect.element(letter('B')).toBeDisabled();
  await expect.element(letter('Digits and signs')).toBeDisabled();
  await expect.element(letter('M')).toBeEnabled();
});

test('in the other direction a letter leads to the first of its rows in that direction', async () => {
  await open('/scents?sort=-name');
  await expect.poll(current).toBe('M');
  await letter('A').click();
  await expect.element(link('Amber 30')).toHaveFocus();
});

test('the arrow keys move between the letters that have rows, and Tab leaves them', async () => {
  await open('/scents');
  (letter('A').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(letter('C')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(letter('M')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(letter('A')).toHaveFocus();
  const scrolled = scrollY;
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  await expect.element(letter('C')).toHaveFocus();
  expect(scrollY).toBe(scrolled);
  await userEvent.keyboard('{Tab}');
  expect(letters().element().contains(document.activeElement)).toBe(false);
});

test('on a phone the letters are one line, in which the current one is in sight when unfolded and after a page turn', async () => {
  await open('/scents?sort=-name', SCENTS, 320);
  await page.getByRole('button', { name: 'Sort' }).click();
  await expect.element(letters()).toBeVisible();
  const line = letters().element();
  expect(line.clientHeight).toBeLessThan(50);
  const isSeen = () => {
    const box = (element: Element) => element.getBoundingClientRect();
    const shown = line.querySelector('[aria-current]');
    return shown && box(shown).left > box(line).left && box(shown).right < box(line).right;
  };
  await expect.poll(current).toBe('M');
  await expect.poll(isSeen).toBe(true);
  line.scrollLeft = 999;
  expect(line.scrollLeft).toBeGreaterThan(300);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(current).toBe('A');
  await expect.poll(() => line.scrollLeft).toBeLessThan(10);
  line.scrollLeft = 999;
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect.poll(current).toBe('M');
  await expect.poll(isSeen).toBe(true);
});

test('there are no letters in another order than that of names', async () => {
  await open('/scents?sort=code');
  await expect.element(letters()).not.toBeInTheDocument();
});

test('there are no letters on a single page', async () => {
  await open('/scents', scents('Amber', 50));
  await expect.element(letters()).not.toBeInTheDocument();
});

test('on a wide screen the letters stand beside the rows and stay in sight', async () => {
  // As tokens.css has it.
  document.documentElement.style.setProperty('--gutter', '32px');
  await open('/scents');
  await expect.element(letter('Z')).toBeVisible();
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const table = boxOf(page.getByRole('table').element());
  expect(boxOf(letters().element()).left).toBeGreaterThanOrEqual(table.right);
  const { left } = boxOf(letter('A').element());
  expect([boxOf(letter('Z').element()).left, boxOf(letter('Z').element()).right]).toEqual([
    left,
    left + 24,
  ]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  scrollTo(0, 300);
  await expect.poll(() => boxOf(letters().element()).top).toBe(12);
  scrollTo(0, 0);
});

test('on a narrower screen the letters stand above the rows', async () => {
  await open('/scents', SCENTS, 1024);
  await expect.element(letter('Z')).toBeVisible();
  const { bottom } = letters().element().getBoundingClientRect();
  expect(page.getByRole('table').element().getBoundingClientRect().top).toBeGreaterThan(bottom);
});
