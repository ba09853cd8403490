/** Accents of Latin, Greek and Cyrillic letters. In other scripts, combining marks are vowels and stay. */
const ACCENTS = /[\u0300-\u036f]/g;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;

/**
 * The words of a text as a search compares them, each once: without letter case and accents, however those are
 * encoded, and split at everything that is no letter or digit.
 */
export function wordsOf(text: string): string[] {
  const folded = text.normalize('NFKD').replace(ACCENTS, '').toLowerCase();
  return [...new Set(folded.split(BETWEEN_WORDS).filter(Boolean))];
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
