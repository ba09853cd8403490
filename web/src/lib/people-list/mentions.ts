import { NAME_LENGTH } from '@vse/domain/limits';
import { emailKey } from '@vse/domain/rules/keys';
/** The parts of a line in order: an e-mail with its display name, or other text. */
export type Mention =
  | { kind: 'email'; name: string; email: string }
  | { kind: 'words'; text: string };

/** `Ana Silva <ana@example.com>`, and Outlook's links: `<mailto:…>`. */
const IN_BRACKETS = /<\s*([^<>\s,;]*@[^<>\s,;]*)\s*>/gi;
/** "Ana @ Work" is neither an e-mail nor a name. */
const LONE_AT = /^[^@]*(^|\s)@(\s|$)[^@]*$/;
const SEPARATORS = /([\s,;/|<>()[\]"]+)/;

export const hasLetters = (text: string | undefined) => /\p{L}/u.test(text ?? '');
const emailsIn = (text: string) => text.split('@').length - 1;

/** A name and one address in a cell, as people write them below each other: "Ana – ana@example.com", "Ana: …", "Ana (…)". */
const NAMED =
  /^(?<name>[^@<>]*?\p{L}[^@<>]*?)(?:\s+[-–—|/]\s*|\s*[:(|[]\s*)(?<address>[^\s@()[\]<>]+@[^\s@()[\]<>]+)[)\]]?$/u;

const words = (text: string): Mention => ({ kind: 'words', text });
const email = (address: string, name = ''): Mention => ({
  kind: 'email',
  name,
  email: cleaned(address),
});

/** Without what a link or a sentence has around an address. */
const cleaned = (address: string) => {
  const bare = address.trim().replace(/^<(.*)>$/s, '$1');
  const isLink = /^mailto:/i.test(bare);
  const text = isLink ? bare.slice('mailto:'.length).replace(/\?.*$/s, '') : bare;
  return unquoted(text).replace(/(?<=[\p{L}\p{N}])[.,;:]{1,3}$/u, '');
};

/**
 * The mentions of a line. The only e-mail of a line is its whole cell, so that a typing error is shown unchanged, unless
 * a name with a separator stands before it. Several e-mails are extracted from the text around them.
 */
export function mentionsIn(cells: readonly string[]): Mention[] {
  const areSeveral = emailsIn(cells.join()) > 1;
  return cells.flatMap((cell) => {
    if (!cell.includes('@')) return [words(cell)];
    if (LONE_AT.test(cell)) return [email(cell)];
    const isShort = !areSeveral && cell.length <= 2 * NAME_LENGTH;
    const { name, address } = (isShort && NAMED.exec(cell)?.groups) || {};
    if (name && address && !/^mailto$/i.test(name)) return [email(address, unquoted(name))];
    return areSeveral || cell.search(IN_BRACKETS) >= 0 ? mentionsInCell(cell) : [email(cell)];
  });
}

function mentionsInCell(cell: string): Mention[] {
  const found: Mention[] = [];
  let end = 0;
  for (const match of cell.matchAll(IN_BRACKETS)) {
    const [whole, written = ''] = match;
    const address = cleaned(written);
    const before = bareMentions(cell.slice(end, match.index));
    end = match.index + whole.length;
    const last = before.at(-1);
    // Address books write a contact without a name as "ana@example.com <ana@example.com>".
    if (last?.kind === 'email' && emailKey(last.email) === emailKey(address)) before.pop();
    const name = before.at(-1);
    if (name?.kind === 'words') before.pop();
    found.push(...before, email(address, name?.kind === 'words' ? name.text : ''));
  }
  return [...found, ...bareMentions(cell.slice(end))];
}

function bareMentions(text: string): Mention[] {
  const found: Mention[] = [];
  let between = '';
  const endWords = () => {
    const trimmed = unquoted(between.replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, ''));
    if (hasLetters(trimmed)) found.push(words(trimmed));
    between = '';
  };
  for (const part of text.split(SEPARATORS)) {
    if (part.includes('@')) {
      endWords();
      found.push(email(part));
    } else between += part;
  }
  endWords();
  return found;
}

export const unquoted = (text: string) => text.replace(/^(['"])(.*)\1$/s, '$2').trim();
