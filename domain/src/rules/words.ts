import { withPlainApostrophes } from './keys.ts';

/** Accents of Latin, Greek and Cyrillic letters. In other scripts, combining marks are vowels and stay. */
const ACCENTS = /[\u0300-\u036f]/g;
/** Letters that Unicode does not take apart, as people type them whose keyboards lack them. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
  ...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ı: 'i', ŋ: 'n', ĸ: 'k' },
};
const OTHER_LETTERS = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');
/** What nobody sees, except what stands between words. */
const WITHIN_WORDS = /(?![\u200b\u200c])\p{Default_Ignorable_Code_Point}/gu;
const APOSTROPHE_WITHIN = /(?<=[\p{L}\p{M}\p{N}])['`](?=[\p{L}\p{N}])/gu;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;

/** Without letter case, accents and what nobody sees, however those are encoded. */
const folded = (text: string): string =>
  withPlainApostrophes(text.replace(WITHIN_WORDS, ''))
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(OTHER_LETTERS, (letter) => LETTERS[letter] ?? letter);

/** The words in their order, split at everything that is no letter or digit. O’Neil is one word. */
const wordsIn = (plain: string) =>
  plain.replace(APOSTROPHE_WITHIN, '').split(BETWEEN_WORDS).filter(Boolean);

/** The same, where O’Neil is two words. */
const partsIn = (plain: string) => plain.split(BETWEEN_WORDS).filter(Boolean);

/** The words that somebody typed in order to find a text, each once. */
export const wordsOf = (typed: string): string[] => [...new Set(wordsIn(folded(typed)))];

/** The words by which a text is found: l’Eau by "leau" and by "eau". Each once. */
export function findWordsOf(text: string): string[] {
  const plain = folded(text);
  return [...new Set([...partsIn(plain), ...wordsIn(plain)])];
}

/** Tells which texts have all these words next to each other and in this order, such as a full name or an address. */
export function phraseFinderOf(phrase: string): (text: string) => boolean {
  const forms = [wordsIn, partsIn];
  const wanted = forms.map((form) => spaced(form(folded(phrase))));
  return (text) => {
    const plain = folded(text);
    return forms.some((form, at) => {
      const words = wanted[at] ?? '';
      return words.trim() !== '' && spaced(form(plain)).includes(words);
    });
  };
}

const spaced = (words: readonly string[]) => ` ${words.join(' ')} `;

/** Tells which texts a search finds: every typed word is the beginning of one of the text's words. */
export function finderOf(typed: string): (text: string) => boolean {
  const beginnings = wordsOf(typed);
  if (beginnings.length === 0) return () => true;
  return (text) => {
    const words = findWordsOf(text);
    return beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
  };
}

/** Longer than every number that people count with, and the most characters of a name that decide its place. */
const [DIGITS, CHARACTERS] = [10, 200];

/**
 * The text by whose character codes a database puts names in the order in which people look for them: "ana 9" before
 * "Ana 10", Élodie between Elo and Emil. It is the same for every language.
 */
export const sortKey = (name: string): string =>
  wordsIn(folded(name))
    .join(' ')
    .replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, '').padStart(DIGITS, '0'))
    .slice(0, CHARACTERS);
