import { hasLetters } from './mentions.ts';

/** The columns of names and e-mails. A name may have two columns. */
export type Columns = { names: readonly number[]; email: number };

/*
 * The headings of these columns in spreadsheets, Outlook and contact lists, in the languages of the interface. Compared
 * without accents, spaces, digits and punctuation.
 */
const EMAIL_HEADS = new Set([
  ...['email', 'emailaddress', 'mail', 'emailvalue', 'emailadresse', 'mailadresse'],
  ...['correo', 'correoelectronico', 'direcciondecorreoelectronico', 'direcciondecorreo'],
  ...['courriel', 'adresseemail', 'adressemail', 'adressecourriel', 'adressedemessagerie'],
]);
const WHOLE_NAME_HEADS = new Set([
  ...['fullname', 'displayname', 'contact', 'contactname', 'kontakt', 'contacto'],
  ...['vollstandigername', 'anzeigename', 'nomcomplet', 'nometprenom', 'prenometnom'],
  ...['nombrecompleto', 'nombreyapellidos', 'nombreyapellido'],
]);
const GIVEN_NAME_HEADS = new Set(['firstname', 'givenname', 'forename', 'vorname', 'prenom']);
const FAMILY_NAME_HEADS = new Set([
  ...['lastname', 'familyname', 'surname', 'nachname', 'familienname', 'zuname'],
  ...['nomdefamille', 'apellido', 'apellidos'],
]);
/** The full name, or the other half beside a given or family name ("Name; Vorname", "Prénom; Nom", "Nombre; Apellidos"). */
const NAME_HEADS = new Set(['name', 'nom', 'nombre']);

/** How people are addressed, in the languages of the interface. Never a name on its own. */
const SALUTATIONS = new Set([
  ...['mr', 'mrs', 'ms', 'miss', 'mx', 'sir', 'madam', 'dr', 'prof', 'mrandmrs', 'mrmrs', 'profdr'],
  ...['herr', 'hr', 'frau', 'fr', 'herrn', 'herrdr', 'fraudr', 'herrprof', 'frauprof', 'divers'],
  ...['herrprofdr', 'frauprofdr', 'familie', 'fam', 'fraulein', 'doktor', 'professor', 'doctor'],
  ...['m', 'mme', 'mlle', 'mm', 'monsieur', 'madame', 'mademoiselle', 'docteur', 'metme', 'me'],
  ...[
    'sr',
    'sra',
    'srta',
    'senor',
    'senora',
    'senorita',
    'don',
    'dona',
    'd',
    'da',
    'dra',
    'doctora',
  ],
]);

/** Names and initials, unless a dot makes them short for something. */
const SHORT = new Set(['m', 'mm', 'me', 'd', 'da', 'don', 'fam']);

export function isSalutation(cell = ''): boolean {
  const text = plain(cell);
  return SALUTATIONS.has(text) && (!SHORT.has(text) || cell.includes('.'));
}

const plain = (head: string) => head.normalize('NFD').replace(/\P{L}/gu, '').toLowerCase();

/** A list may have a title and the date above its headings. */
const MOST_ABOVE = 4;

/** The lines from the headings on, with their columns. Undefined without headings above the first e-mail. */
export function headedLines(lines: readonly (readonly string[])[]) {
  for (const [at, cells] of lines.slice(0, MOST_ABOVE + 1).entries()) {
    if (cells.some((cell) => cell.includes('@'))) return undefined;
    const [head, ...below] = lines.slice(at);
    const columns = head && columnsOf(head, below);
    if (columns) return { head, lines: below, columns };
  }
  return undefined;
}

function columnsOf(
  head: readonly string[],
  lines: readonly (readonly string[])[],
): Columns | undefined {
  const heads = head.map(plain);
  const find = (known: ReadonlySet<string>) => heads.findIndex((text) => known.has(text));
  const email = find(EMAIL_HEADS);
  if (email < 0) return undefined;
  const whole = find(WHOLE_NAME_HEADS);
  const [given, family, name] = [find(GIVEN_NAME_HEADS), find(FAMILY_NAME_HEADS), find(NAME_HEADS)];
  const isNameWhole = name >= 0 && given >= 0 === family >= 0;
  const parts = [given < 0 ? name : given, family < 0 ? name : family].filter((at) => at >= 0);
  if (whole >= 0) return { names: [whole], email };
  if (isNameWhole) return { names: [name], email };
  if (parts.length > 0) return { names: parts, email };
  // Unknown headings such as "Customer": the first column with letters in it that is not how people are addressed.
  const [first] = head
    .map((_, at) => at)
    .filter(
      (at) =>
        at !== email && lines.some((cells) => hasLetters(cells[at]) && !isSalutation(cells[at])),
    );
  return { names: first === undefined ? [] : [first], email };
}

/** The column in which most lines have their e-mail. Without e-mails, the second column. */
export function emailColumn(lines: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const cells of lines) {
    const at = cells.findIndex((cell) => cell.includes('@'));
    if (at >= 0) counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 1;
}
