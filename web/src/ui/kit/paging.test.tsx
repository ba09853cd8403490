import { useRef } from 'react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { byName, useRows } from '../../lib/api/use-list.ts';
import { forgetLists } from '../../lib/list-address.ts';
import { columnsOf } from './columns.tsx';
import { ListScreen } from './list-screen.tsx';
import { OfficePage } from './office-page.tsx';

type Scent = { id: string; name: string };
const SCENTS: Scent[] = Array.from({ length: 120 }, (_, index) => ({
  id: `s${index}`,
  name: `Scent ${String(index + 1).padStart(3, '0')}`,
}));
const WORDS = { title: 'Scents', empty: 'None', emptyText: 'None.', find: 'Find a scent' };

function Scents({ isPlain = false }: { isPlain?: boolean }) {
  const refresh = async () => undefined;
  const list = useRows<Scent>({ items: SCENTS, error: undefined, refresh }, byName);
  const columns = columnsOf<Scent, 'box' | 'name'>(
    { box: 'Select', name: 'Name' },
    {
      box: {
        show: ({ name }) =>
          isPlain ? '' : <input type="checkbox" aria-label={`Select ${name}`} />,
      },
      name: {
        isMain: true,
        show: ({ id, name }) => (isPlain ? name : <Link to={`/scents/${id}`}>{name}</Link>),
      },
    },
  );
  return <ListScreen words={WORDS} list={list} columns={columns} />;
}

const Scent = () => (
  <OfficePage
    title="A scent"
    crumbs={[{ label: 'All scents', href: '/scents' }, { label: 'A scent' }]}
  >
    {null}
  </OfficePage>
);

/** As the app's layout does: the main element takes the focus when a screen has changed. */
function Screen() {
  const navigate = useNavigate();
  const main = useRef<HTMLElement>(null);
  return (
    <main ref={main} tabIndex={-1}>
      <button
        type="button"
        onClick={() => {
          main.current?.focus();
          navigate(-1);
        }}
      >
        Go back
      </button>
      <Routes>
        <Route path="/scents" element={<Scents />} />
        <Route path="/plain" element={<Scents isPlain />} />
        <Route path="/scents/:id" element={<Scent />} />
      </Routes>
    </main>
  );
}

async function open(address: string) {
  await page.viewport(1280, 800);
  await render(
    <MemoryRouter initialEntries={[address]}>
      <Screen />
    </MemoryRouter>,
  );
}

beforeEach(() => {
  sessionStorage.clear();
  forgetLists();
});

const link = (name: string) => page.getByRole('link', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name });
const range = () => page.getByText(/^[\d,]+ to [\d,]+ of/);
const press = (keys: string) => userEvent.keyboard(keys);

test('a page has 50 rows and their numbers, and Next leads to the first row of the next one', async () => {
  await open('/scents');
  await expect.element(range()).toHaveTextContent('1 to 50 of 120');
  expect(range().element().getAttribute('role')).toBe('status');
  await expect.element(button('Previous')).toHaveAttribute('aria-disabled', 'true');
  await button('Next').click();
  await expect.element(range()).toHaveTextContent('51 to 100 of 120');
  await expect.element(link('Scent 051')).toHaveFocus();
  expect(page.getByRole('rowheader').elements()).toHaveLength(50);
  expect(page.getByRole('table').element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  await button('Next').click();
  await expect.element(range()).toHaveTextContent('101 to 120 of 120');
  await expect.element(button('Next')).toHaveAttribute('aria-disabled', 'true');
  await button('Previous').click();
  await expect.element(link('Scent 051')).toHaveFocus();
});

test('a list of one page has no pages to turn', async () => {
  await open('/scents?find=12');
  await expect.element(link('Scent 120')).toBeVisible();
  await expect.element(button('Next')).not.toBeInTheDocument();
});

test('keys move through the rows of a page and turn it', async () => {
  await open('/scents');
  (page.getByRole('searchbox').element() as HTMLElement).focus();
  await press('{ArrowDown}');
  await expect.element(link('Scent 001')).toHaveFocus();
  await press('{ArrowUp}');
  await expect.element(link('Scent 001')).toHaveFocus();
  await press('{ArrowDown}{ArrowDown}');
  await expect.element(link('Scent 003')).toHaveFocus();
  await press('{End}');
  await expect.element(link('Scent 050')).toHaveFocus();
  await press('{ArrowDown}');
  await expect.element(link('Scent 050')).toHaveFocus();
  await press('{Home}');
  await expect.element(link('Scent 001')).toHaveFocus();
  await press('{PageDown}');
  await expect.element(link('Scent 051')).toHaveFocus();
  await press('{PageUp}');
  await expect.element(link('Scent 001')).toHaveFocus();
  await press('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'A scent' })).toBeVisible();
});

test('from a box the arrows lead to boxes, and keys that are typed stay in the search', async () => {
  await open('/scents');
  const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
  (box('Scent 002').element() as HTMLElement).focus();
  await press('{ArrowDown}');
  await expect.element(box('Scent 003')).toHaveFocus();
  const search = page.getByRole('searchbox');
  (search.element() as HTMLElement).focus();
  await press('a b{Home}');
  await expect.element(search).toHaveValue('a b');
  await expect.element(search).toHaveFocus();
});

test('rows without a link take the focus themselves', async () => {
  await open('/plain');
  (page.getByRole('searchbox').element() as HTMLElement).focus();
  await press('{ArrowDown}{ArrowDown}');
  const second = page.getByRole('row').nth(2);
  await expect.element(second).toHaveTextContent('SelectScent 002');
  await expect.element(second).toHaveFocus();
  await press('{PageDown}');
  await expect.element(page.getByRole('row').nth(1)).toHaveFocus();
  await expect.element(range()).toHaveTextContent('51 to 100 of 120');
});

test('the breadcrumb of a record leads to its list with the search, the order and the page', async () => {
  await open('/scents?find=scent&sort=-name&page=2');
  await link('Scent 060').click();
  const crumb = link('All scents');
  await expect.element(crumb).toHaveAttribute('href', '/scents?find=scent&sort=-name&page=2');
  await crumb.click();
  await expect.element(range()).toHaveTextContent('51 to 100 of 120');
  await expect.element(link('Scent 070')).toBeVisible();
});

test('Back from a record leads to the same page, with the focus on its row', async () => {
  await open('/scents?page=2');
  await link('Scent 077').click();
  await expect.element(page.getByRole('heading', { name: 'A scent' })).toBeVisible();
  await button('Go back').click();
  await expect.element(link('Scent 077')).toHaveFocus();
  await expect.element(range()).toHaveTextContent('51 to 100 of 120');
});
