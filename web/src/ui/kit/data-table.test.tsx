import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Column, DataTable } from './data-table.tsx';

type Scent = { name: string; note: string };
const LONG = 'Very '.repeat(60);

async function table(onOpen: (name: string) => void) {
  await page.viewport(1280, 800);
  const columns: Column<Scent>[] = [
    {
      key: 'name',
      title: 'Name',
      isMain: true,
      show: ({ name }) => (
        <button type="button" onClick={() => onOpen(name)}>
          {name}
        </button>
      ),
    },
    { key: 'note', title: 'Note', show: ({ note }) => note },
  ];
  const rows = [
    { name: 'Oak', note: 'Dry' },
    { name: 'Pine', note: LONG },
  ];
  return render(
    <DataTable caption="Scents" columns={columns} rows={rows} keyOf={({ name }) => name} />,
  );
}

test('a click anywhere in a row opens its record once', async () => {
  const onOpen = vi.fn();
  const screen = await table(onOpen);
  await screen.getByRole('cell', { name: 'Dry' }).click();
  expect(onOpen.mock.calls).toEqual([['Oak']]);
  await screen.getByRole('button', { name: 'Oak' }).click();
  expect(onOpen.mock.calls).toEqual([['Oak'], ['Oak']]);
});

test('truncated text has a tooltip with the whole text, and other cells have none', async () => {
  const screen = await table(() => undefined);
  const long = screen.getByText(/^Very Very/);
  await long.hover();
  const tooltip = page.getByRole('tooltip');
  await expect.element(tooltip).toHaveTextContent(LONG.trim());
  await screen.getByRole('cell', { name: 'Dry' }).hover();
  await expect.element(tooltip).not.toBeInTheDocument();
});

test('a column of sentences shows more of each than a column of names', async () => {
  await page.viewport(1280, 800);
  const column = { key: 'note', title: 'Note', isMain: true, show: ({ note }: Scent) => note };
  const rows = [{ name: 'Oak', note: 'Which of these make a room feel like yours on a Sunday?' }];
  const keyOf = ({ name }: Scent) => name;
  const isCut = async (columns: Column<Scent>[]) => {
    const screen = await render(
      <DataTable caption="Scents" columns={columns} rows={rows} keyOf={keyOf} />,
    );
    const value = screen.getByRole('rowheader').element().firstElementChild;
    const cut = value !== null && value.scrollWidth > value.clientWidth;
    await screen.unmount();
    return cut;
  };
  expect(await isCut([column])).toBe(true);
  expect(await isCut([{ ...column, isWide: true }])).toBe(false);
});
