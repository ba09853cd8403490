import { countInvites } from '@vse/domain/contract/calls';
import { listInvites } from '@vse/domain/records/invites';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { dropStaffToken, keepStaffToken } from '../auth/tokens.ts';
import { useList } from './use-list.ts';

/** Tokens as the server makes them: `>n` leads to the page after row n, `<n` to the one that ends before it. */
function serve(total: number) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.replace('/api/', '');
    if (!path.startsWith(listInvites.name)) return Response.json({ functionKey: 'key', total });
    const token = new URLSearchParams(path.split('?')[1]).get('page') ?? '>0';
    asked.push(token);
    const at = Number(token.slice(1));
    if (Number.isNaN(at)) return new Response(JSON.stringify({ issues: [] }), { status: 400 });
    const [from, to] =
      token[0] === '>' ? [at, Math.min(total, at + 50)] : [Math.max(0, at - 50), at];
    return Response.json({
      items: Array.from({ length: Math.max(0, to - from) }, (_, row) => ({
        id: `${from + row + 1}`,
      })),
      ...(to < total && { nextPage: `>${to}` }),
      ...(from > 0 && from < total && { previousPage: `<${from}` }),
    });
  });
  return asked;
}

beforeEach(() => keepStaffToken('token'));
afterEach(async () => {
  await dropStaffToken();
  vi.unstubAllGlobals();
});

function Invites() {
  const navigate = useNavigate();
  const { items, pages } = useList(listInvites, countInvites, {});
  return (
    <>
      <p data-testid="rows">
        {items?.[0]?.id} to {items?.at(-1)?.id}, page {pages.number}
      </p>
      <p data-testid="address">{useLocation().search}</p>
      <button type="button" onClick={() => navigate('/?find=x')}>
        Elsewhere
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={pages.previous}>
        Previous
      </button>
      <button type="button" onClick={pages.next}>
        Next
      </button>
    </>
  );
}

async function open(address: string) {
  const cache = new Map();
  const screen = await render(
    <SWRConfig value={{ provider: () => cache, shouldRetryOnError: false }}>
      <MemoryRouter initialEntries={[`/${address}`]}>
        <Invites />
      </MemoryRouter>
    </SWRConfig>,
  );
  const press = (name: string) => screen.getByRole('button', { name }).click();
  const rows = screen.getByTestId('rows');
  return { press, rows, cache, address: screen.getByTestId('address') };
}

test('each page turn is one call, and the address has the page', async () => {
  const asked = serve(170);
  const { press, rows, address } = await open('');
  await expect.element(rows).toHaveTextContent('1 to 50, page 1');
  await press('Next');
  await expect.element(rows).toHaveTextContent('51 to 100, page 2');
  await press('Next');
  await press('Next');
  await expect.element(rows).toHaveTextContent('151 to 170, page 4');
  expect(asked).toEqual(['>0', '>50', '>100', '>150']);
  await expect.element(address).toHaveTextContent('?page=4&at=%3E150');
});

test('an address leads to its page with one call, and from there back with one call each', async () => {
  const asked = serve(170);
  const { press, rows, address } = await open('?page=4&at=%3E150');
  await expect.element(rows).toHaveTextContent('151 to 170, page 4');
  expect(asked).toEqual(['>150']);
  await press('Previous');
  await expect.element(rows).toHaveTextContent('101 to 150, page 3');
  await press('Previous');
  await expect.element(rows).toHaveTextContent('51 to 100, page 2');
  expect(asked).toEqual(['>150', '<150', '<100']);
  await press('Previous');
  await expect.element(rows).toHaveTextContent('1 to 50, page 1');
  await expect.poll(() => address.element().textContent).toBe('');
});

test.each([
  ['whose rows are gone', '?page=9&at=%3E400'],
  ['whose token the server refuses', '?page=9&at=made-up'],
  ['that has become the first one', '?page=2&at=%3C50'],
  ['without a token', '?page=9'],
])('a page %s leads to the first page', async (_, address) => {
  serve(170);
  const { rows } = await open(address);
  await expect.element(rows).toHaveTextContent('1 to 50, page 1');
});

test('a page that is left and returned to is read again, and stays the page of its address', async () => {
  serve(170);
  const { press, rows } = await open('?page=3&at=%3E100');
  await expect.element(rows).toHaveTextContent('101 to 150, page 3');
  await press('Elsewhere');
  await expect.element(rows).toHaveTextContent('1 to 50, page 1');
  await press('Back');
  await expect.element(rows).toHaveTextContent('101 to 150, page 3');
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(rows).toHaveTextContent('101 to 150, page 3');
});

test('of the pages that were left, memory keeps the first alone', async () => {
  serve(170);
  const { press, rows, cache } = await open('');
  for (const page of [1, 2, 3]) {
    await expect.element(rows).toHaveTextContent(`${page * 50 - 49} to ${page * 50}, page ${page}`);
    await press('Next');
  }
  await expect.element(rows).toHaveTextContent('151 to 170, page 4');
  const pages = [...cache.keys()].filter((key) => key.startsWith('@"vseListInvites"'));
  expect(pages.map((key) => key.split(',')[2])).toEqual(['""', '">150"']);
});
