import { openOneSheet } from '@vse/domain/contract/calls';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { TEST_TOKEN } from '../../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../../lib/auth/tokens.ts';
import { OneSheet } from './fragrance-parts.tsx';

const fragrance = { id: 'sea', name: 'Salt Line', oneSheetPdfUrl: '#sheet' } as never;
let sent: unknown[] = [];
const stay = (event: Event) => event.preventDefault();

beforeEach(() => {
  sent = [];
  // The sheet itself is not opened.
  document.addEventListener('click', stay);
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    if (String(url).endsWith(openOneSheet.name)) sent.push(JSON.parse(String(init?.body)));
    return Response.json({ functionKey: 'key', isNoted: true });
  });
});
afterEach(() => {
  document.removeEventListener('click', stay);
  vi.restoreAllMocks();
  dropStaffToken();
});

const open = (resultId: string) =>
  render(
    <MemoryRouter initialEntries={[`/results/${resultId}`]}>
      <Routes>
        <Route path="/results/:resultId" element={<OneSheet fragrance={fragrance} />} />
      </Routes>
    </MemoryRouter>,
  );

test('opening a one-sheet is noted once for the result, and not before', async () => {
  const screen = await open('r1');
  const link = screen.getByRole('link');
  await expect.element(link).toBeVisible();
  expect(sent).toEqual([]);
  await link.click();
  await link.click();
  await vi.waitFor(() => expect(sent).toEqual([{ id: 'r1', fragrance: 'sea' }]));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(sent).toHaveLength(1);
});

test('what staff open is not noted', async () => {
  keepStaffToken(TEST_TOKEN);
  const screen = await open('r2');
  await screen.getByRole('link').click();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(sent).toEqual([]);
});
