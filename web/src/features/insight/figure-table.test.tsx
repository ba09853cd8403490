import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignedIn } from '../../lib/auth/test-session.tsx';
import { FigureTable } from './figure-table.tsx';

test('a row that opens renders no other row', async () => {
  const nameOf = vi.fn((row: string) => row);
  const rows = Array.from({ length: 30 }, (_, at) => `Salt Line ${at + 1}`);
  const table = {
    ...{ key: 'fragrances', title: 'Fragrances', name: 'Name', nameOf, keyOf: String, rows },
    columns: [{ key: 'first', title: 'First', figure: () => ({ now: 3, before: 2 }) }],
  };
  await render(
    <SignedIn session={{ kind: 'Admin' }}>
      <FigureTable table={table} shown={30} empty="None" />
    </SignedIn>,
  );
  const first = page.getByRole('button', { name: 'Salt Line 1', exact: true });
  await expect.element(first).toBeVisible();
  nameOf.mockClear();
  await first.click();
  await expect.element(first).toHaveAttribute('aria-expanded', 'true');
  expect(new Set(nameOf.mock.calls.flat())).toEqual(new Set(['Salt Line 1']));
  const last = page.getByRole('button', { name: 'Salt Line 30' });
  await last.click();
  // Two can be compared.
  await expect.element(first).toHaveAttribute('aria-expanded', 'true');
  await first.click();
  await expect.element(first).toHaveAttribute('aria-expanded', 'false');
  await expect.element(last).toHaveAttribute('aria-expanded', 'true');
});
