import { INVITE_CODE_LENGTH, NAME_LENGTH } from '../limits.ts';

type RedeemFields = { email: string; code: string };

/**
 * Returns the fields of a redemption that are missing or invalid. The respondents' page uses this instead of the
 * schema, which would load 24 KB of zod; a test checks that both agree.
 */
export function redeemGaps({ email, code }: RedeemFields): (keyof RedeemFields)[] {
  const length = email.trim().length;
  const isEmailGiven = length > 0 && length <= NAME_LENGTH;
  const isCodeGiven = code.trim().length === INVITE_CODE_LENGTH;
  return [
    ...(isEmailGiven ? [] : (['email'] as const)),
    ...(isCodeGiven ? [] : (['code'] as const)),
  ];
}

const OPENING = /^[\s"'“”„‚‘’«»‹›<([{]+/;
const CLOSING = /[\s"'“”„‚‘’«»‹›>)\]}.,;:!]+$/;
/** The address among other words: `Name <address>`, `Name (address)`, `E-mail: address`. */
const AMONG_WORDS =
  /<\s*([^<>]+@[^<>]+)>|[\s(:]([^\s<>()",;:]+@[^\s<>()",;:@]+\.[^\s<>()",;:@.]+)(?![^\s<>()",;:.]|\s*\.\w)/;

/**
 * An e-mail address as people paste and type it, without what is no part of it: a name, `mailto:`, quotes, the sign that
 * ends a sentence, blanks, signs that nobody sees, full-width letters.
 */
export function cleanEmail(typed: string): string {
  const text = visible(typed);
  // A quoted local part, which may hold any sign.
  if (/^"[^"]+"@\S+$/.test(text)) return text;
  const [, inAngles, inWords] = AMONG_WORDS.exec(` ${text}`) ?? [];
  return (inAngles ?? inWords ?? text)
    .replace(OPENING, '')
    .replace(/^mailto:/i, '')
    .replace(/(@[^?]*)\?.*$/, '$1')
    .replace(CLOSING, '')
    .replace(/\s+/g, '');
}

/**
 * The codes that somebody may mean, most likely first. The codes that VSE makes are capital letters and digits, which
 * people type in small letters, with blanks, hyphens and quotes, with the dot that ends a sentence, or paste with the word
 * before them. A program may give an invite another code, of any visible signs: text as long as a code may be one as it is.
 */
export function meantCodes(typed: string): string[] {
  const text = visible(typed);
  const lettersOf = (part: string) => part.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  const last = /(?:\s|:)((?:[\p{L}\p{N}][\s-]*){6})[^\p{L}\p{N}]*$/u.exec(text)?.[1] ?? '';
  return [...new Set([lettersOf(text), lettersOf(last), text])].filter(
    ({ length }) => length === INVITE_CODE_LENGTH,
  );
}

/** Without signs that nobody sees, and with the letters of Chinese and Japanese keyboards as all others write them. */
const visible = (text: string) =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[。｡]/g, '.')
    .trim();
