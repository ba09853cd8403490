import { FAMILIES, type FragranceRow } from '@vse/domain/records/fragrances';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sampleRow } from '../../../lib/records/sample-row.ts';
import { showLanguage } from '../../../lib/words/words.ts';
import { InventoryList } from './inventory-list.tsx';

const row = (name: string, part: Partial<FragranceRow>): FragranceRow =>
  sampleRow({ id: name, name, sku: `SKU ${name}`, collection: 'Holidays', ...part });
const ROWS = [row('Élan', {}), row('Oak', { family: 'Woody', collection: 'Core' })];

const list = (onValue = vi.fn(), rows = ROWS) =>
  render(
    <MemoryRouter>
      <InventoryList rows={rows} value={[]} disabled={false} onValue={onValue} />
    </MemoryRouter>,
  );

afterEach(() => showLanguage('en'));

test('families and collections are shown in the current language, and stored unchanged', async () => {
  // The filters are folded on a phone.
  await page.viewport(1280, 800);
  const onValue = vi.fn();
  const screen = await list(onValue);
  await expect.element(screen.getByRole('region', { name: 'Citrus' })).toBeVisible();
  await showLanguage('de');
  await expect.element(screen.getByRole('region', { name: 'Zitrisch' })).toBeVisible();
  await screen.getByLabelText('Familie').selectOptions('Holzig');
  await expect.element(screen.getByRole('switch', { name: 'Élan' })).not.toBeInTheDocument();
  await screen.getByRole('switch', { name: 'Oak' }).click();
  expect(onValue).toHaveBeenCalledWith([{ id: 'Oak' }]);
});

test('without fragrances there is nothing to search', async () => {
  const screen = await list(undefined, []);
  await expect.element(screen.getByText('There are no fragrances yet.')).toBeVisible();
  await expect.element(screen.getByRole('searchbox')).not.toBeInTheDocument();
});

test('a name is found without its accents', async () => {
  const screen = await list();
  await screen.getByRole('searchbox').fill('elan');
  await expect.element(screen.getByRole('switch', { name: 'Oak' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('switch', { name: 'Élan' })).toBeVisible();
});

test.each([360, 1280])(
  'at %i px, of thousands only the rows near the screen are drawn, and scrolling draws the others',
  async (width) => {
    await page.viewport(width, 800);
    const many = Array.from({ length: 2000 }, (_, index) => row(`Scent ${index}`, {}));
    const screen = await list(undefined, many);
    await expect
      .element(screen.getByRole('switch', { name: 'Scent 0', exact: true }))
      .toBeVisible();
    const last = screen.getByRole('switch', { name: 'Scent 1999' });
    expect(last.elements()).toHaveLength(0);
    expect(screen.getByRole('switch').elements().length).toBeLessThan(300);
    const height = document.documentElement.scrollHeight;
    scrollTo(0, height);
    await expect.element(last).toBeVisible();
    expect(Math.abs(document.documentElement.scrollHeight - height)).toBeLessThan(2);
  },
);

test('of 2,052 fragrances at most three times as much is drawn before the first switch as of 52', async () => {
  await page.viewport(1280, 800);
  const drawn = async (count: number) => {
    const rows = Array.from({ length: count }, (_, index) =>
      row(`Scent ${index}`, { family: FAMILIES[index % 10] ?? 'Citrus' }),
    );
    const screen = await list(undefined, rows);
    await expect
      .element(screen.getByRole('switch', { name: 'Scent 0', exact: true }))
      .toBeVisible();
    const { length } = document.querySelectorAll('body *');
    await screen.unmount();
    return length;
  };
  const few = await drawn(52);
  expect((await drawn(2052)) / few).toBeLessThanOrEqual(3);
});

test('a hundred rows are drawn whole', async () => {
  const screen = await list(
    undefined,
    Array.from({ length: 80 }, (_, index) => row(`Scent ${index}`, {})),
  );
  await expect.element(screen.getByRole('switch', { name: 'Scent 79' })).toBeInTheDocument();
});
