import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignedIn, TEST_TOKEN } from '../../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../../lib/auth/tokens.ts';
import '../../ui/base/tokens.css';
import '../../ui/base/base.css';
import { OfficeShell } from '../../ui/kit/office-shell.tsx';
import { AdjectivesScreen } from './adjectives-screen.tsx';

const NAMES = ['airy', 'warm'];

beforeEach(() => keepStaffToken(TEST_TOKEN));
afterEach(() => {
  vi.restoreAllMocks();
  dropStaffToken();
});

async function open(width: number, names = NAMES) {
  await page.viewport(width, 740);
  const items = names.map((name) => ({ id: name, name, etag: '1' }));
  vi.spyOn(window, 'fetch').mockImplementation(async (url) =>
    Response.json({
      ...{ functionKey: 'key', id: 'new', orderEtag: '' },
      items: String(url).includes('vseListAdjectives') ? items : [],
    }),
  );
  await render(
    <main>
      <SignedIn session={{ kind: 'Admin' }}>
        <OfficeShell>
          <AdjectivesScreen />
        </OfficeShell>
      </SignedIn>
    </main>,
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const add = () => page.getByRole('button', { name: 'Add Adjective' });
const field = () => page.getByRole('textbox', { name: 'Add Adjective' });
const search = () => page.getByRole('searchbox');
const boxOf = (at: ReturnType<typeof add>) => at.element().getBoundingClientRect();

const areOnOneLine = (one: ReturnType<typeof add>, other: ReturnType<typeof add>) => {
  const [first, second] = [boxOf(one), boxOf(other)];
  return first.top < second.bottom && second.top < first.bottom && first.right <= second.left;
};

test('on a phone, adding stands beside the search and the other lists beside the title', async () => {
  await open(360);
  await expect.element(page.getByRole('row').nth(1)).toBeVisible();
  expect(areOnOneLine(search(), add())).toBe(true);
  const title = page.getByRole('heading', { level: 1 });
  expect(areOnOneLine(title, page.getByRole('button', { name: 'Jump to..' }))).toBe(true);
  expect(document.documentElement.scrollWidth).toBe(360);
});

test('on a phone, the form for another one is unfolded with the focus in it, and Cancel folds it', async () => {
  await open(360);
  await expect.element(search()).toBeVisible();
  expect(field().elements()).toHaveLength(0);
  await add().click();
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('mossy{Enter}');
  await expect.element(page.getByText('Your changes were saved.')).toBeVisible();
  // Ready for the next one.
  await expect.element(field()).toHaveValue('');
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(field().elements()).toHaveLength(0);
  await expect.element(add()).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  ['an empty list on a phone', 360, []],
  ['a wide screen', 1280, NAMES],
])('%s has the form for another one open, and no button for it', async (_, width, names) => {
  await open(width, names);
  await expect.element(field()).toBeVisible();
  expect(add().elements()).toHaveLength(1);
});
