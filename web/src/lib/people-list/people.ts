import { isSalutation } from './columns.ts';
import { hasLetters, type Mention, mentionsIn, unquoted } from './mentions.ts';

/** A person found in a line: the cells that may be their name, and the display name of the e-mail. */
export type Person = { email: string; ownName: string; words: readonly string[]; isPair: boolean };

type Word = { at: number; text: string };

/** The people in a line without headings. `emailAt` is the e-mail column of the other lines, for a line without "@". */
export function peopleIn(cells: readonly string[], emailAt: number): Person[] {
  const isAnyone = cells.some((cell) => cell.includes('@'));
  const mentions = isAnyone ? mentionsIn(cells) : withoutEmail(cells, emailAt);
  const places = mentions.flatMap(({ kind }, at) => (kind === 'email' ? [at] : []));
  const side = places.length > 1 ? sideOf(mentions) : 'both';
  return places.flatMap((at, index) => {
    const mention = mentions[at];
    if (mention?.kind !== 'email') return [];
    const from = side === 'both' ? 0 : side === 'before' ? (places[index - 1] ?? -1) + 1 : at;
    const to = side === 'both' ? undefined : side === 'after' ? places[index + 1] : at;
    const around = mentions
      .slice(from, to)
      .map((one, step) => ({ at: from + step, text: one.kind === 'words' ? one.text : '' }));
    return [personOf(mention, around, at)];
  });
}

/** The mentions of a line without "@": the cell at `emailAt` is its e-mail. */
const withoutEmail = (cells: readonly string[], emailAt: number): Mention[] =>
  Array.from({ length: Math.max(cells.length, emailAt + 1) }, (_, at) =>
    at === emailAt
      ? { kind: 'email', name: '', email: cells[at] ?? '' }
      : { kind: 'words', text: cells[at] ?? '' },
  );

/**
 * The side of their e-mails on which the names of several people in one line are; 'neither' if ambiguous, so that nobody
 * is greeted by another person's name.
 */
function sideOf(mentions: readonly Mention[]): 'before' | 'after' | 'neither' {
  const filled = mentions.filter((one) => one.kind === 'email' || one.text !== '');
  const [first, last] = [filled[0]?.kind, filled.at(-1)?.kind];
  if (first === last) return 'neither';
  return first === 'words' ? 'before' : 'after';
}

function personOf(
  { name, email }: Extract<Mention, { kind: 'email' }>,
  around: readonly Word[],
  at: number,
): Person {
  const lettered = around.filter(({ text }) => hasLetters(text) && !isSalutation(text));
  const filled = around.filter(({ text }) => text !== '' && !isSalutation(text));
  const words = lettered.length > 0 ? lettered : filled;
  const [first, second] = words;
  // Two adjacent cells and no others.
  const isPair = words.length === 2 && second?.at === (first?.at ?? 0) + 1;
  const before = lettered.find((word) => word.at === at - 1)?.text;
  // Exchange writes "Silva, Ana <…>", which was split at its comma.
  const isHalf = name !== '' && before !== undefined && !name.includes(' ');
  return {
    email,
    ownName: unquoted(isHalf ? `${before}, ${name}` : name),
    words: words.map(({ text }) => text),
    isPair,
  };
}

/**
 * Whether two adjacent cells are a first and a last name in this list, rather than a name and a company. Decided for all
 * lines together, because one full name shows that the column has full names.
 */
export const areNamesSplit = (people: readonly Person[]) =>
  !people.some(({ email, words }) => email.includes('@') && /\s/.test(words[0] ?? ''));

export function nameOf({ ownName, words, isPair }: Person, isSplit: boolean): string {
  if (ownName) return ownName;
  return isPair && isSplit ? words.join(' ') : (words[0] ?? '');
}
