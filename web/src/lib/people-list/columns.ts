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

const plain = (head: string) => head.normalize('NFD').replace(/\P{L}/gu, '').toLowerCase();

/** The columns by the headings in the first line. Undefined when the first line has no headings. */
export function columnsOf([head = [], ...lines]: readonly (readonly string[])[]):
  | Columns
  | undefined {
  const heads = head.map(plain);
  const find = (known: ReadonlySet<string>) => heads.findIndex((text) => known.has(text));
  const email = find(EMAIL_HEADS);
  if (email < 0 || head.some((cell) => cell.includes('@'))) return undefined;
  const whole = find(WHOLE_NAME_HEADS);
  const [given, family, name] = [find(GIVEN_NAME_HEADS), find(FAMILY_NAME_HEADS), find(NAME_HEADS)];
  const isNameWhole = name >= 0 && given >= 0 === family >= 0;
  const parts = [given < 0 ? name : given, family < 0 ? name : family].filter((at) => at >= 0);
  if (whole >= 0) return { names: [whole], email };
  if (isNameWhole) return { names: [name], email };
  if (parts.length > 0) return { names: parts, email };
  // Unknown headings such as "Customer": the first column with letters in it.
  const [first] = head
    .map((_, at) => at)
    .filter((at) => at !== email && lines.some((cells) => hasLetters(cells[at])));
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
