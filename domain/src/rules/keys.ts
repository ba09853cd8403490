/*
 * The one form in which addresses and names are compared, claimed and used as keys. What is stored and shown stays as it
 * was typed. Letters of different scripts that look alike (а of Cyrillic, a of Latin) stay different.
 */

/** What nobody sees: zero-width characters, soft hyphens, direction marks, fillers, variation selectors. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
/** What phones and word processors write for an apostrophe. */
const APOSTROPHES = /[\u00b4\u02b9\u02bb\u02bc\u2018\u2019\u201b\u2032]/g;
const HYPHENS = /[\u2010\u2011\u2212]/g;
const DASHES = /[\u2012-\u2015]/g;
const DOUBLE_QUOTES = /[\u201c-\u201f]/g;

/** Text in NFKC with `'` for every kind of apostrophe. On its own, NFKC would make U+00B4 a space with an accent. */
export const withPlainApostrophes = (text: string): string =>
  text.replace(APOSTROPHES, "'").normalize('NFKC').replace(APOSTROPHES, "'");

const plain = (text: string) =>
  withPlainApostrophes(text.replace(UNSEEN, '')).replace(HYPHENS, '-').trim();

/**
 * An address as it can be written on a mail: without what nobody sees and came along when it was pasted, and with the
 * ASCII character of a full-width letter or a curly apostrophe. Letter case and domain stay.
 */
export const plainAddress = plain;

/** The address with its domain as DNS has it: bücher.example is xn--bcher-kva.example. */
export function asciiAddress(address: string): string {
  const typed = plainAddress(address);
  const at = typed.lastIndexOf('@');
  return at < 0 ? typed : `${typed.slice(0, at)}@${asciiDomain(typed.slice(at + 1))}`;
}

/** The key by which e-mail addresses are compared: two writings of one address have the same. */
export const emailKey = (address: string): string => asciiAddress(address).toLowerCase();

/** Whether a key is an address within this domain, in either of its writings. */
export const isAtDomain = (key: string, domain: string): boolean =>
  domain !== '' && key.endsWith(`@${asciiDomain(plain(domain))}`);

/** The key by which the names of projects are compared: exactly (text 1), but for the two encodings of one letter. */
export const projectKey = (name: string): string => name.normalize('NFC');

/**
 * The key by which names and SKUs are compared: without letter case, what nobody sees, and the difference between
 * encodings, blanks and kinds of apostrophes and dashes.
 */
export const nameKey = (name: string): string =>
  plain(name)
    .replace(DASHES, '-')
    .replace(DOUBLE_QUOTES, '"')
    .replace(/\s+/gu, ' ')
    // In this order ß, ẞ and SS are one, as are all forms of sigma.
    .toUpperCase()
    .toLowerCase()
    // İ of Turkish in lower case is an i with a dot of its own.
    .replaceAll('i\u0307', 'i')
    .normalize('NFKC');

/** A domain that has no such form stays as it is, in lower case. */
function asciiDomain(domain: string): string {
  const lower = domain.toLowerCase();
  // URL would read these as the end of the host, and a host of digits as an IP address.
  if (/^[\0-\x7f]*$/.test(lower) || /[/?#:@\\%]/.test(lower)) return lower;
  try {
    return new URL(`http://${lower}`).hostname;
  } catch {
    return lower;
  }
}
