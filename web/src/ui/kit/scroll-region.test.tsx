import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Column, DataTable } from './data-table.tsx';
import '../base/tokens.css';
import '../base/base.css';

const columns: Column<string>[] = [
  'Name',
  'Family',
  'Collection',
  'Fragrance inventory',
  'Published state',
].map((title) => ({ key: title, title, isShort: true, show: (row) => `${title} of the ${row}` }));
const Scents = () => (
  <>
    <button type="button">Before</button>
    <DataTable caption="Scents" columns={columns} rows={['Oak', 'Pine']} keyOf={String} />
    <button type="button">After</button>
  </>
);

const region = () => page.getByRole('region', { name: 'Scents' });
const button = (name: string) => page.getByRole('button', { name });

test('a table is a Tab stop and a region only while it scrolls', async () => {
  await page.viewport(1280, 800);
  await render(<Scents />);
  await expect.element(page.getByRole('table', { name: 'Scents' })).toBeVisible();
  expect(region().elements()).toHaveLength(0);
  await button('Before').click();
  await userEvent.keyboard('{Tab}');
  await expect.element(button('After')).toHaveFocus();

  await page.viewport(710, 800);
  await expect.element(region()).toBeVisible();
  await button('Before').click();
  await userEvent.keyboard('{Tab}');
  await expect.element(region()).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(button('After')).toHaveFocus();

  // As cards, which scroll with the page.
  await page.viewport(360, 800);
  await expect.element(region()).not.toBeInTheDocument();
});
