import type { Adjective } from '@vse/domain/records/adjectives';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignedIn, TEST_TOKEN } from '../../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../../lib/auth/tokens.ts';
import { AdjectiveDetail } from './adjective-detail.tsx';

const WARM: Adjective = { id: 'warm', name: 'warm', etag: '1', changedBy: '', changedDate: '' };
const fragrance = (id: string, ...adjectives: string[]) => ({
  ...{ id, name: `Scent ${id}`, thumbnailUrl: '' },
  adjectives: adjectives.map((one) => ({ id: one })),
});
const answer = (title: string, ...adjectives: string[]) => ({
  ...{ id: title, title },
  adjectives: adjectives.map((id) => ({ id })),
});
const QUESTIONS = [
  {
    ...{ id: 'light', questionText: 'Which light?' },
    answers: [answer('Dawn', 'cool'), answer('Noon', 'warm'), answer('Dusk', 'cool', 'warm')],
  },
  { id: 'sound', questionText: 'Which sound?', answers: [answer('Rain', 'cool')] },
];

beforeEach(() => keepStaffToken(TEST_TOKEN));
afterEach(() => {
  vi.restoreAllMocks();
  dropStaffToken();
});

async function open(fragrances: object[], questions: object[] = QUESTIONS) {
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    const [, name = ''] = /\/api\/(\w+)/.exec(String(url)) ?? [];
    if (name === 'vseListFragrancesExtended') return Response.json({ items: fragrances });
    if (name === 'vseListQuestions') return Response.json({ items: questions, orderEtag: '' });
    return Response.json({ functionKey: 'key', items: [] });
  });
  await render(
    <SignedIn session={{ kind: 'Admin' }}>
      <AdjectiveDetail adjective={WARM} />
    </SignedIn>,
  );
}

const card = (name: string) => page.getByRole('region', { name, exact: true });
const rows = (name: string) =>
  card(name)
    .getByRole('listitem')
    .elements()
    .map((row) => [row.textContent, row.querySelector('a')?.getAttribute('href')]);

test('an adjective is a page to read, with links to what it describes', async () => {
  await open([fragrance('oak', 'warm'), fragrance('sea', 'cool')]);
  await expect.element(card('Fragrances')).toBeVisible();
  expect(rows('Fragrances')).toEqual([['Scent oak', '/fragrances/oak']]);
  expect(rows('Answers')).toEqual([['Which light?Noon, Dusk', '/questions/light']]);
  expect(page.getByRole('textbox').elements()).toHaveLength(0);
});

test('an adjective that describes nothing has no lists', async () => {
  await open([fragrance('sea', 'cool')], []);
  await expect.element(card('Where it is used').getByText('0').first()).toBeVisible();
  expect(card('Fragrances').elements()).toHaveLength(0);
  expect(card('Answers').elements()).toHaveLength(0);
});

test('of many fragrances the first twelve stand, and the rest on request', async () => {
  await open(Array.from({ length: 30 }, (_, index) => fragrance(String(index), 'warm')));
  await expect.element(card('Fragrances')).toBeVisible();
  expect(rows('Fragrances')).toHaveLength(12);
  await page.getByRole('button', { name: 'Show all 30' }).click();
  expect(rows('Fragrances')).toHaveLength(30);
});

test('editing shows the name, and no list', async () => {
  await open([fragrance('oak', 'warm')]);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('warm');
  expect(card('Fragrances').elements()).toHaveLength(0);
});
