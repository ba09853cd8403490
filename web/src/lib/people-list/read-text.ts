import { emailKey } from '@vse/domain/rules/keys';
import { wordsOf } from '@vse/domain/rules/words';

/**
 * Decodes a text file. Excel writes UTF-8, UTF-16 ("Unicode Text") with a byte order mark, or the old code page of its
 * system, which the file does not name. Throws for binary files.
 */
export function readText(bytes: ArrayBuffer): string {
  const text = decoded(bytes);
  if (text.includes('\0')) throw new RangeError('Not a text');
  return text;
}

function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return decodedAs('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return decodedAs('utf-16be', bytes);
  const text = utf8(bytes);
  return text === undefined ? likeliest(bytes) : (decodedTwice(text) ?? text);
}

const decodedAs = (encoding: string, bytes: BufferSource) =>
  new TextDecoder(encoding, { fatal: true }).decode(bytes);

function utf8(bytes: BufferSource): string | undefined {
  try {
    return decodedAs('utf-8', bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return undefined;
  }
}

/** The text of a file that a program has read in the code page of Windows and saved in UTF-8: RenÃ© is René. */
function decodedTwice(text: string): string | undefined {
  const all = decodedAs(
    'windows-1252',
    Uint8Array.from({ length: 256 }, (_, byte) => byte),
  );
  const bytes = [...text].map((character) => all.indexOf(character));
  return bytes.includes(-1) || bytes.every((byte) => byte < 0x80)
    ? undefined
    : utf8(Uint8Array.from(bytes));
}

/** What Excel calls "CSV (MS-DOS)" in Western Europe: code page 850, which browsers do not know. */
const MS_DOS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';
const asMsDos = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : (MS_DOS[byte - 0x80] ?? ''),
  ).join('');

/**
 * The code pages of systems, the most frequent first: Windows in Western Europe, Excel for Mac, Windows in Central
 * Europe and Turkey, and for Cyrillic.
 */
const CODE_PAGES = ['windows-1252', 'macintosh', 'windows-1250', 'windows-1254', 'windows-1251'];
/** Enough to tell them apart. */
const [LINES_READ, LONGEST_WORD] = [5000, 100];

/** The text in the code page in which its words look most like words; the more frequent one if there are several. */
function likeliest(bytes: ArrayBuffer): string {
  const texts = CODE_PAGES.map((page) => new TextDecoder(page).decode(bytes));
  const judged = [...texts, asMsDos(bytes)].map((text) => ({ text, points: pointsOf(text) }));
  return judged.reduce((best, next) => (next.points > best.points ? next : best)).text;
}

const WORD = /(?:[\p{L}\p{M}\p{N}'`]|(?![\0-\x7f–—])[\p{S}\p{P}\u0080-\u009f\u00ad])+/gu;
const NON_ASCII = /[^\0-\x7f]/;

/** Points for words with other letters than those of ASCII that look like words, and more for those in an address beside. */
function pointsOf(text: string): number {
  let points = 0;
  for (const line of text.split(/[\r\n]+/, LINES_READ)) {
    if (!NON_ASCII.test(line)) continue;
    const addresses = line.split(/[\s,;<>"]+/).filter((part) => part.includes('@'));
    const known = wordsOf(addresses.map(emailKey).join(' '));
    for (const [word] of line.matchAll(WORD))
      if (word.length <= LONGEST_WORD && NON_ASCII.test(word)) points += pointsOfWord(word, known);
  }
  return points;
}

/** A name may begin, or be written, in capitals, and its apostrophe may be a curly one. */
const LATIN = /^(?:\p{L}{1,4}['’])?(?:\p{Lu}?\p{Ll}+|\p{Lu}+)$/u;
const LATIN_LETTERS = /^[\p{Script=Latin}'’]+$/u;
const CYRILLIC = /^\p{Script=Cyrillic}+$/u;
/** Letters that no name in these code pages has. */
const STRANGE = /[ƒªºµ]/;
const SIGNS = /[^\p{L}\p{M}]/gu;

function pointsOfWord(word: string, known: readonly string[]): number {
  const letters = word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  // Dashes, quotes and signs that stand alone say nothing.
  if (letters === '' || !NON_ASCII.test(letters)) return word.length > 1 && letters !== '' ? -1 : 0;
  if (letters.length === 1) return -1;
  if (CYRILLIC.test(letters)) return /^.?\p{Ll}*$|^\p{Lu}+$/u.test(letters) ? 2 : -2;
  if (STRANGE.test(letters) || !LATIN_LETTERS.test(letters) || !LATIN.test(letters)) return -2;
  // More than two of them side by side are letters of another script.
  if (/[^\0-\x7f]{3}/.test(letters)) return -2;
  return isIn(known, letters) ? 3 : 1;
}

/** Whether an address has the word, or as Germans write it without umlauts. */
function isIn(known: readonly string[], letters: string): boolean {
  const spelled = letters
    .toLowerCase()
    .replace(/[äöü]/g, (umlaut) => `${umlaut.normalize('NFD')[0]}e`);
  const forms = [...wordsOf(letters), ...wordsOf(spelled)].map((each) => each.replace(SIGNS, ''));
  return known.some((word) => forms.some((form) => form.length > 2 && word.includes(form)));
}
