import { wordsOf } from '@vse/domain/rules/words';

export type Part = { text: string; isFound: boolean };

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Splits a text where the beginnings of its words are what was typed, as the search compares them. */
export function foundParts(text: string, typed: string): Part[] {
  const beginnings = wordsOf(typed);
  const parts: Part[] = [];
  let at = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const length = Math.max(0, ...beginnings.map((beginning) => lengthFound(word, beginning)));
    if (length === 0) continue;
    if (index > at) parts.push({ text: text.slice(at, index), isFound: false });
    at = index + length;
    parts.push({ text: text.slice(index, at), isFound: true });
  }
  if (at < text.length) parts.push({ text: text.slice(at), isFound: false });
  return parts;
}

/** How many characters of a word match; a letter may be folded to more, or have accents of its own. */
function lengthFound(word: string, beginning: string): number {
  if (!folded(word).startsWith(beginning)) return 0;
  let length = 0;
  for (const character of word) {
    const isAccent = folded(character) === '';
    if (!isAccent && folded(word.slice(0, length)).startsWith(beginning)) break;
    length += character.length;
  }
  return length;
}

const folded = (text: string) => wordsOf(text).join('');
