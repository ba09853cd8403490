import { MemoryRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useRows } from './use-list.ts';

const SCENTS = Array.from({ length: 120 }, (_, index) => ({
  name: `Scent ${String(index).padStart(3, '0')}`,
  kind: index % 2 === 0 ? 'woody' : 'citrus',
}));
const nothing = async () => undefined;

function Scents() {
  const list = useRows(
    { items: SCENTS, error: undefined, refresh: nothing },
    {
      sort: { key: 'name', direction: 'ascending' },
      sortBy: { name: ({ name }) => name },
      find: ({ name }) => name,
      filters: { kind: ({ kind }, value) => kind === value },
    },
  );
  const { pathname, search } = useLocation();
  return (
    <>
      <p data-testid="address">{pathname + search}</p>
      <p data-testid="rows">
        {list.items?.[0]?.name} ({list.items?.length} of {list.total} of {list.all})
      </p>
      <button type="button" onClick={list.showMore}>
        More
      </button>
      <button type="button" onClick={() => list.setQuery({ filters: { kind: 'woody' } })}>
        Woody
      </button>
      <button type="button" onClick={() => list.setQuery({ filters: { kind: '' } })}>
        Any
      </button>
      <button type="button" onClick={() => list.setQuery({ find: '01' })}>
        Find
      </button>
      <button
        type="button"
        onClick={() => {
          list.setQuery({ find: '01' });
          list.setQuery({ filters: { kind: 'woody' } });
        }}
      >
        Both
      </button>
      <button
        type="button"
        onClick={() => list.setQuery({ sorting: { key: 'name', direction: 'descending' } })}
      >
        Turn
      </button>
    </>
  );
}

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Scents />
    </MemoryRouter>,
  );

test('the state of a list is in the address, and every new search returns to the first page', async () => {
  const screen = await open('/scents?keep=1');
  const rows = screen.getByTestId('rows');
  const address = screen.getByTestId('address');
  await expect.element(rows).toHaveTextContent('Scent 000 (50 of 120 of 120)');
  await screen.getByRole('button', { name: 'More' }).click();
  await expect.element(rows).toHaveTextContent('Scent 000 (100 of 120 of 120)');
  await expect.element(address).toHaveTextContent('/scents?keep=1&pages=2');
  await screen.getByRole('button', { name: 'Woody' }).click();
  await expect.element(rows).toHaveTextContent('Scent 000 (50 of 60 of 120)');
  await screen.getByRole('button', { name: 'Turn' }).click();
  await expect.element(rows).toHaveTextContent('Scent 118 (50 of 60 of 120)');
  await screen.getByRole('button', { name: 'Find' }).click();
  await expect.element(rows).toHaveTextContent('Scent 018 (5 of 5 of 120)');
  await expect.element(address).toHaveTextContent('/scents?keep=1&kind=woody&sort=-name&find=01');
  await screen.getByRole('button', { name: 'Any' }).click();
  await expect.element(address).toHaveTextContent('/scents?keep=1&sort=-name&find=01');
});

test('an address restores the same rows', async () => {
  const screen = await open('/scents?find=scent&kind=citrus&sort=-name&pages=2');
  await expect.element(screen.getByTestId('rows')).toHaveTextContent('Scent 119 (60 of 60 of 120)');
});

test('a malformed address shows the first page', async () => {
  const screen = await open('/scents?pages=-3&sort=nothing&kind=');
  await expect
    .element(screen.getByTestId('rows'))
    .toHaveTextContent('Scent 000 (50 of 120 of 120)');
});

test('a second change before the first is rendered keeps both', async () => {
  const screen = await open('/scents');
  await screen.getByRole('button', { name: 'Both' }).click();
  await expect
    .element(screen.getByTestId('address'))
    .toHaveTextContent('/scents?find=01&kind=woody');
});
