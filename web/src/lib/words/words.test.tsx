import { afterEach, expect, test } from 'vitest';
import { showLanguage } from './words.ts';

afterEach(() => showLanguage('en'));

test('words that arrive after those of a later choice are not shown', async () => {
  // English is there already, German has to be loaded.
  const late = showLanguage('de');
  await showLanguage('en');
  await late;
  expect(document.documentElement.lang).toBe('en');
});

test('a language is shown once its words are there', async () => {
  await showLanguage('de');
  expect(document.documentElement.lang).toBe('de');
});
