import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { relative } from 'node:path/posix';
import { featureOf, isOffice, readWordSets, type Texts, type WordSet } from './texts.ts';
import { valuesOf } from './word-faults.ts';

const FOLDER = 'web/src/lib/words';
const FILE = `${FOLDER}/types.ts`;
const HEAD = `// Written by \`npm run format\`: what the sentences of all languages show. The compiler reads the keys from the English
// words themselves, so that only a changed placeholder changes this file.
import type { OfficeCode, RespondentCode } from '@vse/domain/messages';

/** A name, or a number that is written as it should be. */
type Shown = string | number;

/** English texts, of which those with values are functions. */
type WordsOf<Texts, Values> = {
  readonly [Key in keyof Texts]: Key extends keyof Values
    ? Texts[Key] extends string
      ? (values: Values[Key]) => string
      : WordsOf<Texts[Key], Values[Key]>
    : Texts[Key];
};
`;

/** Sentences of messages by code: respondents' at once, the others from the moment the office's words are there. */
const MESSAGES: Readonly<Record<string, string>> = {
  RespondentsWords: 'Record<RespondentCode, string> & Partial<Record<OfficeCode, string>>',
  OfficeWords: 'Record<OfficeCode, string>',
};

/** Writes the types of the app's words. */
export const writeWordTypes = (root: string) =>
  writeFileSync(join(root, FILE), wordTypes(readWordSets(root)));

export const staleTypes = (root: string): string[] =>
  readFileSync(join(root, FILE), 'utf8') === wordTypes(readWordSets(root))
    ? []
    : [`${FILE} is not what the words say: \`npm run format\` writes it`];

export function wordTypes(sets: readonly WordSet[]): string {
  const features = sets.filter(({ folder }) => featureOf(folder));
  return [HEAD, ...sets.map((set) => wordType(set, isOffice(set.folder) ? features : []))].join(
    '\n',
  );
}

function wordType(set: WordSet, inside: readonly WordSet[]): string {
  const name = nameOf(set.folder);
  const path = relative(FOLDER, `${set.folder}/en.json`);
  const own = path.startsWith('.') ? path : `./${path}`;
  const lines = [
    ...(MESSAGES[name] ? [`readonly messages: Readonly<${MESSAGES[name]}>;`] : []),
    ...inside.map(({ folder }) => `readonly ${featureOf(folder)}: ${nameOf(folder)};`),
  ];
  const more = lines.length > 0 ? ` & {\n  ${lines.join('\n  ')}\n}` : '';
  const exported = featureOf(set.folder) ? '' : 'export ';
  const type = `WordsOf<typeof import('${own}'), ${valuesIn(all(set), '')}>`;
  return `${exported}type ${name} = ${type}${more};\n`;
}

/** `…/insight/words/insight-report` is `InsightReportWords`, `…/invites/words` is `InvitesWords`. */
function nameOf(folder: string): string {
  const name = folder.replace(/[/-]words$/, '').replace(/^.*\//, '');
  const pascal = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `${pascal}Words`;
}

/** The texts of a set in all languages, English first. */
const all = ({ languages }: WordSet): Texts[] => [...languages.values()];

/** The values of all sentences in a group of texts, by their keys. */
function valuesIn(texts: readonly Texts[], indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(texts[0] ?? {}).flatMap(([key, text]) => {
    if (key === 'messages') return [];
    const same = texts.map((one) => one[key]);
    const values = text instanceof Object ? valuesInside(same, inner) : valuesShown(same);
    const name = /^[a-z_]\w*$/i.test(key) ? key : `'${key}'`;
    return values === '{}' ? [] : [`${inner}${name}: ${values};\n`];
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join('')}${indent}}`;
}

/** A text of a key in each language, undefined where it is missing. */
type Same = readonly (Texts[string] | undefined)[];

const valuesInside = (same: Same, indent: string) =>
  Array.isArray(same[0]) ? '{}' : valuesIn(same as Texts[], indent);

function valuesShown(same: Same): string {
  const types = [...valuesOf(same.map(String))].map(([name, type]) => `${name}: ${type}`);
  return types.length === 0 ? '{}' : `{ ${types.join('; ')} }`;
}
