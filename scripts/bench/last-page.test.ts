import { expect, test } from 'vitest';
import { lastFullPage } from './last-page.ts';

const PAGES: Record<string, { nextPage?: string; previousPage?: string }> = {
  first: { nextPage: 'second' },
  second: { nextPage: 'third', previousPage: 'before second' },
  third: { previousPage: 'before third' },
};

test('The last full page is the one before the page where the list ends', async () => {
  expect(await lastFullPage(async ({ page = 'first' }) => PAGES[page] ?? {})).toBe('before third');
});

test('A list of one page has no last page to compare, which throws', async () => {
  await expect(lastFullPage(async () => ({}))).rejects.toThrow('The list has one page');
});
