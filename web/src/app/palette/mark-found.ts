import { wordsOf } from '@vse/domain/rules/words';

export type Part = { text: string; isFound: boolean };

const PART = /[\p{L}\p{M}\p{N}]+/gu;
/** A word with its apostrophes: a search finds O’Neil by "oneil" and by "neil". */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['`´‘’‛′][\p{L}\p{M}\p{N}]+)*/gu;

/** Splits a text where the beginnings of its words are what was typed, as the search compares them. */
export function foundParts(text: string, typed: string): Part[] {
  const beginnings = wordsOf(typed);
  const parts: Part[] = [];
  let at = 0;
  for (const { from, to } of placesIn(text, beginnings)) {
    if (from > at) parts.push({ text: text.slice(at, from), isFound: false });
    parts.push({ text: text.slice(from, to), isFound: true });
    at = to;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isFound: false });
  return parts;
}

function placesIn(text: string, beginnings: readonly string[]) {
  const found = (word: RegExpExecArray | RegExpMatchArray, from: number) => {
    const length = Math.max(0, ...beginnings.map((each) => lengthFound(word[0], each)));
    return length === 0 ? [] : [{ from, to: from + length }];
  };
  return [...text.matchAll(WORD)].flatMap((word) => {
    const whole = found(word, word.index);
    if (whole.length > 0) return whole;
    return [...word[0].matchAll(PART)].flatMap((part) => found(part, word.index + part.index));
  });
}

/** How many characters of a word match; a letter may be folded to more, or have accents of its own. */
function lengthFound(word: string, beginning: string): number {
  if (!folded(word).startsWith(beginning)) return 0;
  let length = 0;
  for (const character of word) {
    const isAccent = /\p{M}/u.test(character) && folded(character) === '';
    if (!isAccent && folded(word.slice(0, length)).startsWith(beginning)) break;
    length += character.length;
  }
  return length;
}

const folded = (text: string) => wordsOf(text).join('');
