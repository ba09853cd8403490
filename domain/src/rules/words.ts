/** Accents of Latin, Greek and Cyrillic letters. In other scripts, combining marks are vowels and stay. */
const ACCENTS = /[\u0300-\u036f]/g;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;

/**
 * The words of a text as a search compares them, each once: without letter case and accents, however those are
 * encoded, and split at everything that is no letter or digit.
 */
export const wordsOf = (text: string): string[] => [...new Set(inOrder(text))];

function inOrder(text: string): string[] {
  const folded = text.normalize('NFKD').replace(ACCENTS, '').toLowerCase();
  return folded.split(BETWEEN_WORDS).filter(Boolean);
}

/** Tells which texts have all these words next to each other and in this order, such as a full name or an address. */
export function phraseFinderOf(phrase: string): (text: string) => boolean {
  const wanted = ` ${inOrder(phrase).join(' ')} `;
  return (text) => wanted.trim() !== '' && ` ${inOrder(text).join(' ')} `.includes(wanted);
}

/** Tells which texts a search finds: every typed word is the beginning of one of the text's words. */
export function finderOf(typed: string): (text: string) => boolean {
  const beginnings = wordsOf(typed);
  if (beginnings.length === 0) return () => true;
  return (text) => {
    const words = wordsOf(text);
    return beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
  };
}
