import { afterEach, expect, test } from 'vitest';
import { officeWords } from './office-words.ts';
import { showLanguage, translate, wordsNow } from './words.ts';

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

const nameRequired = () => translate(wordsNow().messages, 'FRAGRANCE_NAME_REQUIRED');

test('the office’s messages stay when its words come while the same language is chosen again', async () => {
  await Promise.all([import('./respondents/de.json'), import('./office-words/de.ts')]);
  await showLanguage('de');
  // As on a reload: the words of the browser's language, then the office's, then those of the person's language.
  const office = officeWords();
  const again = showLanguage('de');
  await Promise.all([office, again]);
  expect(nameRequired()).toBe('Der Name des Dufts ist erforderlich.');
});

test('the office’s messages are there when its words came while another language was shown', async () => {
  await showLanguage('fr');
  const office = officeWords();
  await showLanguage('en');
  await office;
  await showLanguage('fr');
  await officeWords();
  expect(nameRequired()).toBe('Le nom du parfum est obligatoire.');
});
