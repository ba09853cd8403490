import { listAdjectives, listFragrances, listProviders } from '@vse/domain/contract/calls';
import type { FragranceRow } from '@vse/domain/records/fragrances';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignedIn, TEST_TOKEN } from '../../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../../lib/auth/tokens.ts';
import { sampleRow } from '../../lib/records/sample-row.ts';
import { FragrancesScreen } from './fragrances-screen.tsx';

const STOCKED = { inventories: { stocked: 1, all: 2 } };
const COMPLETE = { oneSheets: { withLogo: true, withoutLogo: true } };
const ROWS: FragranceRow[] = [
  sampleRow({ id: 'oak', name: 'Oak', sku: 'O', ...STOCKED, ...COMPLETE }),
  sampleRow({ id: 'pine', name: 'Pine', sku: 'P', publishState: 'Draft', ...COMPLETE }),
  sampleRow({
    ...{ id: 'rose', name: 'Rose', sku: 'R' },
    oneSheets: { withLogo: true, withoutLogo: false },
  }),
  sampleRow({ id: 'lime', name: 'Lime', sku: 'L', isOdorNeutralizer: true, ...STOCKED }),
];
const PROVIDERS = [
  { id: 'aurum', name: 'Aurum', fragrances: [{ id: 'oak' }] },
  { id: 'verdier', name: 'Verdier', fragrances: [{ id: 'oak' }, { id: 'lime' }] },
];

beforeEach(async () => {
  keepStaffToken(TEST_TOKEN);
  await page.viewport(1280, 800);
});
afterEach(() => {
  vi.restoreAllMocks();
  dropStaffToken();
});

/** Opens the list, whose providers come when `providers` resolves. */
async function open(address = '/fragrances', providers = Promise.resolve()) {
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    const [, name = ''] = /\/api\/(\w+)/.exec(String(url)) ?? [];
    if (name === listFragrances.name) return Response.json({ items: ROWS });
    if (name === listAdjectives.name)
      return Response.json({ items: [{ id: 'a', name: 'Warm', etag: '1' }] });
    if (name === listProviders.name) {
      await providers;
      return Response.json({ items: PROVIDERS });
    }
    return Response.json({ functionKey: 'key', items: [] });
  });
  await render(
    <SignedIn session={{ kind: 'Manager' }} address={address}>
      <FragrancesScreen />
    </SignedIn>,
  );
}

const names = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map(({ textContent }) => textContent);
const cells = (name: string) =>
  page
    .getByRole('row')
    .filter({ hasText: name })
    .getByRole('cell')
    .elements()
    .map((cell) => cell.lastElementChild?.textContent);

test('a row says its state, and what it lacks', async () => {
  await open();
  await expect.poll(names).toEqual(['Lime', 'Oak', 'Pine', 'Rose']);
  const stateOf = (name: string) => cells(name).at(-1);
  expect(stateOf('Oak')).toBe('Published');
  expect(stateOf('Pine')).toBe('Draft');
  expect(stateOf('Rose')).toBe('Publishedin no inventoryno one-sheet without logo');
  expect(stateOf('Lime')).toBe('Publishedno one-sheet');
  expect(cells('Lime')).toContain('Yes');
  expect(cells('Oak')).toContain('No');
});

test.each([
  ['inventory=none', ['Pine', 'Rose']],
  ['inventory=none&status=Published', ['Rose']],
  ['inventory=aurum', ['Oak']],
  ['inventory=verdier&status=Published', ['Lime', 'Oak']],
  ['inventory=deleted', []],
])('the list at ?%s shows %j', async (search, expected) => {
  await open(`/fragrances?${search}`);
  await expect.poll(names).toEqual(expected);
});

test('the filter by inventory offers none and each provider, and is cleared', async () => {
  await open('/fragrances?inventory=aurum');
  const filter = page.getByLabelText('Inventory', { exact: true });
  await expect.element(filter).toHaveValue('aurum');
  const options = [...filter.element().querySelectorAll('option')].map((one) => one.textContent);
  expect(options).toEqual(['Inventory', 'In no inventory', 'Aurum', 'Verdier']);
  await page.getByRole('button', { name: 'Clear the filter Inventory' }).click();
  await expect.poll(() => names().length).toBe(4);
});

test('while the inventories load, a filter by one of them hides nothing', async () => {
  let arrive = () => {};
  await open('/fragrances?inventory=aurum', new Promise((resolve) => (arrive = () => resolve())));
  await expect.poll(() => names().length).toBe(4);
  arrive();
  await expect.poll(names).toEqual(['Oak']);
});

/** 130 fragrances: the first hundred at once, the others when `others` resolves. */
async function openMany(address: string, others: Promise<unknown>) {
  const many = Array.from({ length: 130 }, (_, at) => {
    const name = `Scent ${String(at).padStart(3, '0')}`;
    return sampleRow({ id: name, name, sku: `S-${at}` });
  });
  const asked: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    const [, name = ''] = /\/api\/(\w+)/.exec(String(url)) ?? [];
    if (name !== listFragrances.name) return Response.json({ functionKey: 'key', items: [] });
    const { search, searchParams } = new URL(String(url), location.origin);
    asked.push(search);
    if (!searchParams.has('page'))
      return Response.json({ items: many.slice(0, 100), nextPage: 'after-099' });
    await others;
    // Number 99 was renamed in between, and comes once more.
    return Response.json({ items: [{ ...many[99], name: 'Zest' }, ...many.slice(100)] });
  });
  await render(
    <SignedIn session={{ kind: 'Manager' }} address={address}>
      <FragrancesScreen />
    </SignedIn>,
  );
  return asked;
}

test('the first fragrances are there before all others, and count, pages and letters come with those', async () => {
  const others = Promise.withResolvers<void>();
  const asked = await openMany('/fragrances', others.promise);
  await expect.poll(() => names().length).toBe(50);
  expect(names()[0]).toBe('Scent 000');
  expect(page.getByText('130', { exact: false }).elements()).toEqual([]);
  expect(page.getByRole('button', { name: 'Next' }).elements()).toEqual([]);
  others.resolve();
  await expect.element(page.getByRole('button', { name: 'Next' })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => names().length).toBe(30);
  expect(names().at(-1)).toBe('Zest');
  expect(asked).toEqual(['?fields=list&limit=100', '?fields=list&page=after-099&limit=1000']);
});

test.each([
  ['find=scent', 'Scent 000'],
  ['sort=-name', 'Zest'],
  ['page=2', 'Scent 050'],
  ['family=Citrus', 'Scent 000'],
])('a list with %s waits for all fragrances', async (query, first) => {
  const others = Promise.withResolvers<void>();
  const asked = await openMany(`/fragrances?${query}`, others.promise);
  await expect.poll(() => asked.length).toBe(2);
  expect(names()).toEqual([]);
  others.resolve();
  await expect.poll(() => names()[0]).toBe(first);
});
