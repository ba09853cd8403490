import { Link, MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Column, DataTable } from './data-table.tsx';
import { useRowSelection } from './select-rows.tsx';
import { useSelection } from './use-selection.ts';

type Scent = { id: string; name: string };
const SCENTS: Scent[] = ['Oak', 'Pine', 'Rose', 'Lime'].map((name) => ({
  id: name.toLowerCase(),
  name,
}));
const COLUMNS: Column<Scent>[] = [
  {
    key: 'name',
    title: 'Name',
    isMain: true,
    show: ({ id, name }) => <Link to={`/scents/${id}`}>{name}</Link>,
  },
  { key: 'note', title: 'Note', show: ({ name }) => `${name} note` },
];

/** A list of all scents that there are, of which a page shows some. */
function Scents({ all = SCENTS, shown = all }: { all?: Scent[]; shown?: Scent[] }) {
  const { chosen, selection } = useSelection(all);
  const boxes = useRowSelection<Scent>(selection, {
    labelOf: ({ name }) => `Select ${name}`,
    label: 'Select page',
  });
  return (
    <>
      <DataTable
        caption="Scents"
        columns={COLUMNS}
        rows={shown}
        keyOf={({ id }) => id}
        selection={boxes}
      />
      <button type="button" onClick={selection.clear}>
        Clear
      </button>
      <output>{chosen.map(({ name }) => name).join()}</output>
    </>
  );
}

const Page = (props: { all?: Scent[]; shown?: Scent[] }) => (
  <MemoryRouter>
    <Scents {...props} />
  </MemoryRouter>
);
const open = () => render(<Page />);

beforeEach(() => page.viewport(1280, 800));

const box = (name: string) => page.getByRole('checkbox', { name });
const header = () => box('Select page').element() as HTMLInputElement;
const states = () => ({ checked: header().checked, mixed: header().indeterminate });
const chosen = () => page.getByRole('status').element().textContent;

test('a row is selected by its box, which does not open the record', async () => {
  await open();
  let opened = 0;
  document.addEventListener('click', (event) => {
    if (event.target instanceof HTMLAnchorElement) opened += 1;
  });
  await box('Select Pine').click();
  expect(chosen()).toBe('Pine');
  const cell = box('Select Oak').element().closest('td');
  // Beside the box, at the edge of its cell.
  await userEvent.click(cell ?? document.body, { position: { x: 4, y: 4 } });
  expect(chosen()).toBe('Oak,Pine');
  await box('Select Oak').click();
  expect(chosen()).toBe('Pine');
  expect(opened).toBe(0);
});

test('with Shift a range is selected, from the row that was pressed last, in both directions', async () => {
  await open();
  await box('Select Rose').click();
  await box('Select Oak').click({ modifiers: ['Shift'] });
  expect(chosen()).toBe('Oak,Pine,Rose');
  // What the pressed row becomes, the whole range becomes.
  await box('Select Pine').click({ modifiers: ['Shift'] });
  expect(chosen()).toBe('Rose');
  await box('Select Lime').click({ modifiers: ['Shift'] });
  expect(chosen()).toBe('Pine,Rose,Lime');
});

test('Shift without a row pressed before selects only that row', async () => {
  await open();
  await box('Select Rose').click({ modifiers: ['Shift'] });
  expect(chosen()).toBe('Rose');
});

test('the box of the header says whether none, some or all rows of the page are selected', async () => {
  const screen = await open();
  expect(states()).toEqual({ checked: false, mixed: false });
  await box('Select Oak').click();
  expect(states()).toEqual({ checked: false, mixed: true });
  await box('Select page').click();
  expect(chosen()).toBe('Oak,Pine,Rose,Lime');
  expect(states()).toEqual({ checked: true, mixed: false });
  await screen.rerender(<Page shown={SCENTS.slice(2)} />);
  await box('Select page').click();
  expect(chosen()).toBe('Oak,Pine');
  expect(states()).toEqual({ checked: false, mixed: false });
});

test('the selection stays when the page shows other rows, in another order', async () => {
  const screen = await open();
  await box('Select Pine').click();
  await screen.rerender(<Page shown={SCENTS.slice(2)} />);
  expect(chosen()).toBe('Pine');
  await screen.rerender(<Page shown={SCENTS.toReversed()} />);
  await expect.element(box('Select Pine')).toBeChecked();
  await expect.element(box('Select Oak')).not.toBeChecked();
  await screen.getByRole('button', { name: 'Clear' }).click();
  expect(chosen()).toBe('');
});

test('a record that is gone leaves the selection, and comes back unselected', async () => {
  const screen = await open();
  await box('Select page').click();
  await screen.rerender(<Page all={SCENTS.filter(({ id }) => id !== 'pine')} />);
  expect(chosen()).toBe('Oak,Rose,Lime');
  await screen.rerender(<Page />);
  expect(chosen()).toBe('Oak,Rose,Lime');
});

test('Space on the link of a row selects it, and with Shift a range', async () => {
  await open();
  const link = (name: string) => page.getByRole('link', { name }).element() as HTMLElement;
  link('Oak').focus();
  await userEvent.keyboard(' ');
  expect(chosen()).toBe('Oak');
  link('Rose').focus();
  await userEvent.keyboard('{Shift>} {/Shift}');
  expect(chosen()).toBe('Oak,Pine,Rose');
  link('Oak').focus();
  await userEvent.keyboard(' ');
  expect(chosen()).toBe('Pine,Rose');
  expect(scrollY).toBe(0);
});

test('on a phone a card is selected by its box, also beside it', async () => {
  await page.viewport(360, 740);
  await open();
  await box('Select Pine').click();
  const cell = box('Select Oak').element().closest('td');
  await userEvent.click(cell ?? document.body, { position: { x: 8, y: 40 } });
  expect(chosen()).toBe('Oak,Pine');
  await box('Select page').click();
  expect(chosen()).toBe('Oak,Pine,Rose,Lime');
});

test('Escape clears the selection, but not when it hides a tooltip', async () => {
  const long = `Oak ${'and moss '.repeat(30)}`;
  await render(<Page all={[{ id: 'oak', name: long }]} />);
  await box('Select page').click();
  await page.getByText(/ note$/).hover({ position: { x: 8, y: 8 } });
  const tooltip = page.getByRole('tooltip');
  await expect.element(tooltip).toBeVisible();
  page.getByRole('link').element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(tooltip).not.toBeInTheDocument();
  expect(chosen()).toBe(long);
  await userEvent.keyboard('{Escape}');
  expect(chosen()).toBe('');
});
