import { countInvites, revokeInvite } from '@vse/domain/contract/calls';
import { listInvites } from '@vse/domain/records/invites';
import { MemoryRouter } from 'react-router';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { dropStaffToken, keepStaffToken } from '../auth/tokens.ts';
import { staffCall } from './staff.ts';
import { useList } from './use-list.ts';

const COUNTED = '2026-05-01T08:30:07.000Z';

/** A server with this number of invites, two on each page. It records the requests. */
function serve(total: number | 'no answer') {
  const asked: string[] = [];
  const server = { total, asked };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const path = `${url.replace('/api/', '')}${init?.body ? ` ${init.body}` : ''}`;
    if (path.startsWith(countInvites.name) || path.startsWith(listInvites.name)) asked.push(path);
    if (path.includes('"find":"ana"')) return Response.json({ items: [{ id: 'a' }] });
    if (path.startsWith(listInvites.name))
      return Response.json({
        items: [{ id: 'a' }, { id: 'b' }],
        nextPage: 'next',
        ...(path.includes('page=') && { previousPage: 'back' }),
      });
    if (path.startsWith(countInvites.name)) {
      if (server.total === 'no answer') throw new TypeError('offline');
      const filtered = path.includes('status') ? 12 : server.total;
      return Response.json({ total: filtered, countedDate: COUNTED, counts: {} });
    }
    return Response.json({ functionKey: 'the-key' });
  });
  return server;
}

beforeEach(() => {
  keepStaffToken('token');
  localStorage.removeItem('vse.lastWrite');
});
afterEach(async () => {
  await dropStaffToken();
  vi.unstubAllGlobals();
});

const FILTERS = ['status'];

type TotalIn = (all: { total: number }) => number;

function Invites({ totalIn }: { totalIn?: TotalIn | undefined }) {
  const options = { filters: FILTERS, ...(totalIn && { totalIn }) };
  const list = useList(listInvites, countInvites, options);
  return (
    <>
      <p data-testid="list">
        {list.items?.length} shown of {list.total} of {list.all}, {list.countedDate ?? 'exact'}
      </p>
      <button
        type="button"
        onClick={() => void staffCall(revokeInvite, { id: 'a' }).then(list.refresh)}
      >
        Write
      </button>
      <button type="button" onClick={() => list.setQuery({ find: 'ana' })}>
        Search
      </button>
      <button type="button" onClick={() => list.setQuery({ filters: { status: 'open' } })}>
        Open
      </button>
      <button
        type="button"
        onClick={() =>
          list.setQuery({ sorting: { key: 'name', direction: 'ascending' }, filters: {} })
        }
      >
        Sort
      </button>
    </>
  );
}

async function open(address = '/', totalIn?: TotalIn) {
  const screen = await render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <MemoryRouter initialEntries={[address]}>
        <Invites totalIn={totalIn} />
      </MemoryRouter>
    </SWRConfig>,
  );
  return { screen, list: screen.getByTestId('list') };
}

const counts = (asked: readonly string[]) => asked.filter((one) => one.startsWith('vseCount'));

test('the number of a list is asked for beside its page, and has a date from 1,000 on', async () => {
  const { asked } = serve(2431);
  const { list } = await open();
  await expect.element(list).toHaveTextContent(`2 shown of 2431 of 2431, ${COUNTED}`);
  expect(counts(asked)).toEqual(['vseCountInvites']);
});

test('a number below 1,000 is exact; a filtered list is counted with and without the filter', async () => {
  const { asked } = serve(999);
  const { list } = await open('/?status=open');
  await expect.element(list).toHaveTextContent('2 shown of 12 of 999, exact');
  expect(counts(asked).sort()).toEqual(['vseCountInvites', 'vseCountInvites?status=open']);
});

test('a search whose rows are all loaded is one call', async () => {
  const { asked } = serve(2431);
  const { screen, list } = await open();
  await expect.poll(() => list.element().textContent).toContain('of 2431');
  asked.length = 0;
  await screen.getByRole('button', { name: 'Search' }).click();
  await expect.element(list).toHaveTextContent(`1 shown of 1 of 2431, ${COUNTED}`);
  expect(asked).toEqual(['vseListInvites {"find":"ana"}']);
});

test('a filter whose number is among those of all rows is one call', async () => {
  const { asked } = serve(999);
  const { screen, list } = await open('/', (all) => all.total - 1);
  await expect.poll(() => list.element().textContent).toContain('of 999');
  asked.length = 0;
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(list).toHaveTextContent('2 shown of 998 of 999, exact');
  expect(asked).toEqual(['vseListInvites?status=open']);
});

test('a search from the second page reads the first page of what it finds, once', async () => {
  const { asked } = serve(999);
  const { screen, list } = await open('/?page=2&at=next', (all) => all.total - 1);
  await expect.element(list).toHaveTextContent('2 shown of 999 of 999, exact');
  expect(asked).toContain('vseListInvites?page=next');
  asked.length = 0;
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(list).toHaveTextContent('2 shown of 998 of 999, exact');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(asked).toEqual(['vseListInvites?status=open']);
});

test.each([
  ['an order', 'sort=x'],
  ['a filter', 'status=x'],
])('%s made up by hand is not asked for, and narrows nothing', async (_, search) => {
  const { asked } = serve(999);
  const { list } = await open(`/?${search}`);
  await expect.element(list).toHaveTextContent('2 shown of 999 of 999, exact');
  expect(asked.sort()).toEqual(['vseCountInvites', 'vseListInvites']);
});

test('a search is cut to the longest that the server accepts', async () => {
  const { asked } = serve(999);
  const { list } = await open(`/?find=${'a'.repeat(5000)}`);
  await expect.element(list).toHaveTextContent('2 shown of 999 of 999, exact');
  expect(asked).toContain(`vseListInvites {"find":"${'a'.repeat(200)}"}`);
});

test('the last page of a search is counted, because it is not all of it', async () => {
  const { asked } = serve(999);
  const { list } = await open('/?status=open&page=2&at=next');
  await expect.element(list).toHaveTextContent('2 shown of 12 of 999, exact');
  expect(asked).toContain('vseCountInvites?status=open');
});

test('the rows are there when the number does not come', async () => {
  serve('no answer');
  const { list } = await open();
  await expect.element(list).toHaveTextContent('2 shown of of , exact');
});

test('sorting a list does not count it again', async () => {
  const { asked } = serve(2431);
  const { screen, list } = await open();
  await expect.poll(() => list.element().textContent).toContain('of 2431');
  await screen.getByRole('button', { name: 'Sort' }).click();
  await expect.poll(() => asked.filter((one) => one.includes('sort=name'))).toHaveLength(1);
  expect(counts(asked)).toEqual(['vseCountInvites']);
});

test('after an own write the list is counted again, and no count from before it is taken', async () => {
  const server = serve(2431);
  const { screen, list } = await open();
  await expect.poll(() => list.element().textContent).toContain('of 2431');
  server.total = 2430;
  await screen.getByRole('button', { name: 'Write' }).click();
  await expect.poll(() => list.element().textContent).toContain('of 2430');
  expect(counts(server.asked)).toEqual(['vseCountInvites', 'vseCountInvites?maxAge=0']);
});
