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

test('selecting text in a row does not open its record', async () => {
  const onOpen = vi.fn();
  const screen = await table(onOpen);
  const note = screen.getByText('Dry', { exact: true }).element();
  const release = () =>
    note.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  getSelection()?.selectAllChildren(note);
  release();
  expect(onOpen).not.toHaveBeenCalled();
  getSelection()?.removeAllRanges();
  release();
  expect(onOpen.mock.calls).toEqual([['Oak']]);
});

test('truncated text has a tooltip with the whole text, and other cells have none', async () => {
  const screen = await table(() => undefined);
  const long = screen.getByText(/^Very Very/);
  // Where it is seen: the rest is cut off.
  await long.hover({ position: { x: 8, y: 8 } });
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

test('on a phone a card has its name and its mark on one line and its values on the next', async () => {
  await page.viewport(360, 740);
  const words = (key: string, part: Partial<Column<Scent>> = {}): Column<Scent> => ({
    ...{ key, title: `Title of ${key}`, show: () => key },
    ...part,
  });
  const columns = [
    words('Oak', { isMain: true, show: () => <a href="/oak">Oak</a> }),
    words('Woody', { isPlain: true }),
    words('No', { show: () => <span data-rule>No</span> }),
    words('Jonah', { show: () => <b>Jonah</b> }),
    words('None', { foldsUnder: 'Jonah', show: () => <span data-rule>None</span> }),
    words('Draft', { isPlain: true, isBeside: true }),
  ];
  const screen = await render(
    <DataTable
      caption="Scents"
      columns={columns}
      rows={[{ name: 'Oak', note: '' }]}
      keyOf={String}
    />,
  );
  const top = (text: string) => {
    const box = screen.getByText(text, { exact: true }).element().getBoundingClientRect();
    return box.top + box.height / 2;
  };
  expect(Math.abs(top('Oak') - top('Draft'))).toBeLessThan(3);
  expect(top('Woody') - top('Oak')).toBeGreaterThan(15);
  expect(screen.getByRole('row').last().element().clientHeight).toBeLessThan(80);
  // Only the head has it.
  expect(screen.getByText('Title of Woody').elements()).toHaveLength(1);
  expect(screen.getByText('Title of No').elements()).toHaveLength(2);
  await expect.element(screen.getByText('No', { exact: true })).not.toBeVisible();
  // What is missing is beneath it on a tablet.
  await expect.element(screen.getByText('Jonah', { exact: true })).toBeVisible();
});
