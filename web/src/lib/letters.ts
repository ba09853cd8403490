export const NO_LETTER = '#';
export const LETTERS = [NO_LETTER, ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/**
 * The letter that a name stands under in a list in the order of the language: accents do not count, and a letter that
 * the alphabet does not have, such as Æ, stands under the one before it. Digits, signs and other scripts have none.
 */
export function letterOf(name: string, language: string): string {
  const first = name.normalize('NFKD').toUpperCase().charAt(0);
  if (/[A-Z]/.test(first)) return first;
  if (!/\p{Script=Latin}/u.test(first)) return NO_LETTER;
  const { compare } = new Intl.Collator(language, { sensitivity: 'base' });
  return LETTERS.findLast((letter) => compare(letter, first) <= 0) ?? NO_LETTER;
}

/** The index of the first row under each letter that has rows. `nameAt` is the name of a row in a list sorted by name. */
export function beginnings(total: number, nameAt: (index: number) => string, language: string) {
  const found = new Map<string, number>();
  for (let index = 0; index < total; index += 1) {
    const letter = letterOf(nameAt(index), language);
    if (!found.has(letter)) found.set(letter, index);
  }
  return found;
}
