import { MemoryRouter, useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ApiError } from '../../lib/api/api-error.ts';
import { type List, useRows } from '../../lib/api/use-list.ts';
import { dropStaffToken, keepStaffToken } from '../../lib/auth/tokens.ts';
import { columnsOf } from './columns.tsx';
import type { Column } from './data-table.tsx';
import { type Filter, selectFilter } from './filter-bar.tsx';
import { ListScreen } from './list-screen.tsx';

type Scent = { id: string; name: string; family: string };
const SCENTS: Scent[] = [
  { id: 'oak', name: 'Oak', family: 'woody' },
  { id: 'lemon', name: 'Lemon', family: 'citrus' },
];
const ENDED = { code: 'SIGN_IN_NEEDED', field: null, message: 'Please sign in.' };
const COLUMNS: Column<Scent>[] = columnsOf(
  { name: 'Name', family: 'Family' },
  { name: { isMain: true, isSortable: true, show: ({ name }) => name } },
);
const WORDS = {
  title: 'Scents',
  empty: 'No scents yet',
  emptyText: 'Add the first one.',
  find: 'Find a scent',
};
const FILTERS: Filter[] = [
  {
    kind: 'tabs',
    name: 'family',
    label: 'Family',
    options: [
      { value: 'woody', label: 'Woody and resinous notes', count: 1 },
      { value: 'green', label: 'Green and aromatic notes', count: 0 },
    ],
    all: 2,
  },
];

type Given = {
  items?: Scent[];
  error?: unknown;
  readAt?: number;
  /** What a list says that the server pages and counts. */
  counted?: Partial<Pick<List<Scent>, 'total' | 'all' | 'countedDate' | 'pages'>>;
  filters?: Filter[];
};

function Scents({ given, refresh }: { given: Given; refresh: () => Promise<void> }) {
  const list = useRows<Scent>(
    { items: given.items, error: given.error, readAt: given.readAt, refresh },
    {
      sortBy: { name: ({ name }) => name },
      find: ({ name }) => name,
      filters: { family: ({ family }, value) => family === value },
    },
  );
  return (
    <>
      <ListScreen
        words={WORDS}
        list={{ ...list, ...given.counted }}
        columns={COLUMNS}
        filters={given.filters ?? FILTERS}
      />
      <p data-testid="address">{useLocation().search}</p>
    </>
  );
}

async function open(given: Given, address = '/scents') {
  await page.viewport(1280, 800);
  const refresh = vi.fn(async () => undefined);
  const screen = await render(
    <MemoryRouter initialEntries={[address]}>
      <Scents given={given} refresh={refresh} />
    </MemoryRouter>,
  );
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  return { screen, refresh, address: screen.getByTestId('address') };
}

const tryAgain = () => page.getByRole('button', { name: 'Try again' });
const rows = () => page.getByRole('rowheader');

test('while it is loading there are no rows, and nothing says that there are none', async () => {
  const { screen } = await open({});
  await expect.element(screen.getByText('Loading…')).toBeInTheDocument();
  expect(rows().elements()).toHaveLength(0);
  await expect.element(screen.getByText('No scents yet')).not.toBeInTheDocument();
});

test('an empty list says what to do, without rows or pages', async () => {
  const { screen } = await open({ items: [] });
  await expect.element(screen.getByRole('heading', { name: 'No scents yet' })).toBeVisible();
  await expect.element(screen.getByText('Add the first one.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Next' })).not.toBeInTheDocument();
});

test.each(['/scents', '/scents?find=rose&family=woody'])(
  'an empty list has nothing to search or to filter: %s',
  async (address) => {
    const { screen } = await open({ items: [] }, address);
    await expect.element(screen.getByRole('heading', { name: 'No scents yet' })).toBeVisible();
    await expect.element(screen.getByRole('searchbox')).not.toBeInTheDocument();
    await expect.element(screen.getByText('0 of 0')).not.toBeInTheDocument();
  },
);

test('rows are counted, sorted and found, all in the address', async () => {
  const { screen, address } = await open({ items: SCENTS });
  await expect.element(screen.getByText('2', { exact: true }).first()).toBeVisible();
  await screen.getByRole('button', { name: 'Name' }).click();
  await expect.element(rows().first()).toHaveTextContent('Lemon');
  await expect.element(address).toHaveTextContent('?sort=name');
  await screen.getByRole('searchbox').fill('oak');
  await expect
    .poll(() =>
      rows()
        .elements()
        .map((row) => row.textContent),
    )
    .toEqual(['Oak']);
  await expect.element(screen.getByText('1 of 2')).toBeVisible();
});

test('on a phone the heads that sort are behind a button beside the search, and the tabs are one line', async () => {
  const { screen } = await open({ items: SCENTS });
  await expect.element(screen.getByRole('button', { name: 'Sort' })).not.toBeInTheDocument();
  await page.viewport(320, 740);
  const sort = screen.getByRole('button', { name: 'Sort' });
  const head = screen.getByRole('button', { name: 'Name' });
  const heightOf = () => head.element().closest('th')?.clientHeight;
  await expect.poll(heightOf).toBe(1);
  const middleOf = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return (top + bottom) / 2;
  };
  expect(middleOf(sort.element())).toBe(middleOf(screen.getByRole('searchbox').element()));
  expect(middleOf(screen.getByRole('button', { name: 'All 2' }).element())).toBe(
    middleOf(screen.getByRole('button', { name: 'Green and aromatic notes 0' }).element()),
  );
  await sort.click();
  await expect.element(sort).toHaveAttribute('aria-expanded', 'true');
  await head.click();
  await expect.element(rows().first()).toHaveTextContent('Lemon');
});

test('a search that finds nothing names it; filters that leave nothing can be cleared', async () => {
  const { screen, address } = await open({ items: SCENTS }, '/scents?find=rose');
  await expect.element(screen.getByRole('heading', { name: /rose/ })).toBeVisible();
  await expect.element(screen.getByRole('searchbox')).toBeVisible();
  await screen.getByRole('searchbox').fill('');
  await expect.poll(() => rows().elements()).toHaveLength(2);
  await screen.getByRole('button', { name: /^Green/ }).click();
  await expect.poll(() => rows().elements()).toHaveLength(0);
  await screen.getByRole('button', { name: 'Clear all filters' }).last().click();
  await expect.poll(() => rows().elements()).toHaveLength(2);
  await expect.poll(() => address.element().textContent).toBe('');
});

const clear = () => page.getByRole('button', { name: 'Clear all filters' });

test('nothing set, nothing to clear; Clear at the end of the filters takes search and filters, and keeps the order', async () => {
  const { screen, address } = await open({ items: SCENTS }, '/scents?sort=-name');
  await expect.element(clear()).not.toBeInTheDocument();
  await screen.getByRole('button', { name: /^Woody/ }).click();
  await screen.getByRole('searchbox').fill('oak');
  await expect.element(address).toHaveTextContent('?sort=-name&family=woody&find=oak');
  await clear().click();
  await expect.element(address).toHaveTextContent('?sort=-name');
  await expect.element(screen.getByRole('searchbox')).toHaveValue('');
  await expect.element(clear()).not.toBeInTheDocument();
  await expect.element(screen.getByRole('searchbox')).toHaveFocus();
});

test('Clear also takes what was typed and is not searched yet', async () => {
  const { screen, address } = await open({ items: SCENTS }, '/scents?family=woody');
  await expect.element(clear()).toBeVisible();
  await screen.getByRole('searchbox').fill('lem');
  (clear().element() as HTMLElement).click();
  await expect.poll(() => rows().elements()).toHaveLength(2);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(address.element().textContent).toBe('');
  await expect.element(screen.getByRole('searchbox')).toHaveValue('');
});

test('the empty state of a search has the way back to all rows', async () => {
  const { screen, address } = await open({ items: SCENTS }, '/scents?find=rose&page=1');
  await expect.element(screen.getByRole('heading', { name: /rose/ })).toBeVisible();
  expect(clear().elements()).toHaveLength(2);
  await clear().last().click();
  await expect.poll(() => rows().elements()).toHaveLength(2);
  await expect.poll(() => address.element().textContent).toBe('');
  await expect.element(screen.getByRole('searchbox')).toHaveFocus();
});

test('a list that cannot be read says why, also that it is not allowed, and tries again', async () => {
  const refused = [
    { code: 'NOT_ALLOWED', field: null, message: 'You are not allowed to do this.' },
  ];
  const { screen, refresh } = await open({ error: new ApiError(403, refused, 'ref-1') });
  await expect.element(screen.getByText('You are not allowed to do this.')).toBeVisible();
  await expect.element(screen.getByText(/ref-1/)).toBeVisible();
  await tryAgain().click();
  expect(refresh).toHaveBeenCalledOnce();
});

test('a copy from the cache says as of when while the fresh list does not come', async () => {
  const readAt = new Date(2026, 2, 4, 9, 30).getTime();
  const { screen, refresh } = await open({ items: SCENTS, error: new ApiError(0), readAt });
  await expect.element(screen.getByText(/Mar 4, 2026/)).toBeVisible();
  await expect.poll(() => rows().elements()).toHaveLength(2);
  await tryAgain().click();
  expect(refresh).toHaveBeenCalledOnce();
});

const FIRST_OF_MANY = { number: 1, next: () => undefined, isLoading: false };
const COUNTED = new Date(2026, 4, 1, 10, 42, 7).toISOString();

test('a number that was counted a while ago is said to be about right, with the time', async () => {
  const counted = { total: 2431, all: 2431, countedDate: COUNTED, pages: FIRST_OF_MANY };
  const { screen } = await open({ items: SCENTS, counted });
  await expect.element(screen.getByText('about 2,431', { exact: true })).toBeVisible();
  await expect
    .element(screen.getByText('1 to 2 of about 2,431 · Counted at 10:42:07 AM', { exact: true }))
    .toBeVisible();
});

test('of a filtered list, only the number from 1,000 on is about right', async () => {
  const counted = { total: 2, all: 2431, countedDate: COUNTED };
  const { screen } = await open({ items: SCENTS, counted }, '/scents?find=o');
  await expect.element(screen.getByText('2 of about 2,431', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Counted at 10:42:07 AM', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Next' })).not.toBeInTheDocument();
});

test('an exact number has no time', async () => {
  const counted = { total: 999, all: 999, pages: FIRST_OF_MANY };
  const { screen } = await open({ items: SCENTS, counted });
  await expect.element(screen.getByText('999', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('1 to 2 of 999', { exact: true })).toBeVisible();
});

test.each([360, 1280])(
  'at %i px the rows stay where they are when the number comes',
  async (width) => {
    await page.viewport(width, 800);
    const screen = await render(<p />);
    const show = (counted: Given['counted'] = {}) =>
      screen.rerender(
        <MemoryRouter initialEntries={['/scents']}>
          <Scents given={{ items: SCENTS, counted }} refresh={async () => undefined} />
        </MemoryRouter>,
      );
    const top = () => screen.getByRole('table').element().getBoundingClientRect().top;
    await show({ total: undefined, all: undefined });
    await expect.element(screen.getByRole('table')).toBeVisible();
    const before = top();
    await show({ total: 2431, all: 2431, countedDate: COUNTED });
    await expect.element(screen.getByText('about 2,431', { exact: true })).toBeVisible();
    expect(top()).toBe(before);
  },
);

test.each([
  ['without rows', {}],
  ['above cached rows', { items: SCENTS }],
  ['also with the issues of the API', { items: SCENTS, error: new ApiError(401, [ENDED]) }],
])('after a 401 it asks to sign in, %s, and is read again after that', async (_, given) => {
  keepStaffToken('old');
  const { screen, refresh } = await open({ error: new ApiError(401), ...given });
  await expect.element(screen.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect.element(tryAgain()).not.toBeInTheDocument();
  expect(refresh).not.toHaveBeenCalled();
  keepStaffToken('new');
  await expect.poll(() => refresh.mock.calls.length).toBe(1);
  dropStaffToken();
});

test('a list to choose from has an arrow of ours, and nothing of the system’s, which WebKit draws inside our box', async () => {
  const filters = [selectFilter('family', 'Family', [{ value: 'woody', label: 'Woody' }])];
  const { screen } = await open({ items: SCENTS, filters });
  const select = screen.getByRole('combobox', { name: 'Family' }).element();
  const { appearance, backgroundColor, borderTopWidth } = getComputedStyle(select);
  expect([appearance, backgroundColor, borderTopWidth]).toEqual([
    'none',
    'rgba(0, 0, 0, 0)',
    '0px',
  ]);
  expect(getComputedStyle(select.parentElement ?? select, '::after').width).toBe('9px');
});

test('offline, cached rows stay, with a sentence about the connection', async () => {
  const { screen } = await open({ items: SCENTS, error: new ApiError(0) });
  expect(rows().elements()).toHaveLength(2);
  await expect
    .element(screen.getByText(/We cannot reach VSE at the moment. Please check your connection/))
    .toBeVisible();
});
