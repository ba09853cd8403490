import { useState } from 'react';
import { MemoryRouter, Router, useLocation } from 'react-router';
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
      <p data-testid="page">
        {list.pages.previous && '<'} {list.pages.number} {list.pages.next && '>'}
      </p>
      <button type="button" onClick={list.pages.next}>
        Next
      </button>
      <button type="button" onClick={list.pages.previous}>
        Previous
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
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.element(rows).toHaveTextContent('Scent 050 (50 of 120 of 120)');
  await expect.element(address).toHaveTextContent('/scents?keep=1&page=2');
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
  const screen = await open('/scents?find=scent&kind=citrus&sort=-name&page=2');
  await expect.element(screen.getByTestId('rows')).toHaveTextContent('Scent 019 (10 of 60 of 120)');
});

test('each page has its own rows, the last one the rest, and both ways lead through them', async () => {
  const screen = await open('/scents');
  const rows = screen.getByTestId('rows');
  const page = screen.getByTestId('page');
  await expect.poll(() => page.element().textContent.trim()).toBe('1 >');
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.element(page).toHaveTextContent('< 2 >');
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.element(rows).toHaveTextContent('Scent 100 (20 of 120 of 120)');
  await expect.poll(() => page.element().textContent.trim()).toBe('< 3');
  await screen.getByRole('button', { name: 'Previous' }).click();
  await screen.getByRole('button', { name: 'Previous' }).click();
  await expect.element(rows).toHaveTextContent('Scent 000 (50 of 120 of 120)');
  await expect.poll(() => screen.getByTestId('address').element().textContent).toBe('/scents');
});

test('a page beyond the last one shows the last one', async () => {
  const screen = await open('/scents?page=99');
  await expect.poll(() => screen.getByTestId('page').element().textContent.trim()).toBe('< 3');
  await screen.getByRole('button', { name: 'Previous' }).click();
  await expect
    .element(screen.getByTestId('rows'))
    .toHaveTextContent('Scent 050 (50 of 120 of 120)');
});

test('a bookmark with a number of pages opens the list, and the number goes', async () => {
  const screen = await open('/scents?sort=-name&pages=3');
  await expect
    .element(screen.getByTestId('rows'))
    .toHaveTextContent('Scent 119 (50 of 120 of 120)');
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect
    .element(screen.getByTestId('address'))
    .toHaveTextContent('/scents?sort=-name&page=2');
});

test('a malformed address shows the first page', async () => {
  const screen = await open('/scents?page=-3&sort=nothing&kind=');
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

function slowHistory() {
  const undrawn: string[] = [];
  const navigator = {
    location: { search: '' },
    createHref: String,
    go: () => undefined,
    push: () => undefined,
    replace: (to: unknown) => {
      const { search } = to as { search: string };
      navigator.location = { search };
      undrawn.push(`/scents${search}`);
    },
  };
  return { navigator, undrawn };
}

/** A router that renders a navigation only when the test says so, as one does whose screen takes long to draw. */
function SlowRouter() {
  const [location, setLocation] = useState('/scents');
  const [{ navigator, undrawn }] = useState(slowHistory);
  return (
    <>
      <button type="button" onClick={() => setLocation(undrawn.shift() ?? location)}>
        Draw the next
      </button>
      <Router location={location} navigator={navigator}>
        <Scents />
      </Router>
    </>
  );
}

test('of three changes, none is lost while the first of them is drawn before the others', async () => {
  const screen = await render(<SlowRouter />);
  const press = (name: string) => screen.getByRole('button', { name }).click();
  const address = screen.getByTestId('address');
  await press('Woody');
  await press('Find');
  await press('Draw the next');
  await expect.poll(() => address.element().textContent).toBe('/scents?kind=woody');
  await press('Turn');
  await press('Draw the next');
  await press('Draw the next');
  await expect.element(address).toHaveTextContent('/scents?kind=woody&find=01&sort=-name');
});
