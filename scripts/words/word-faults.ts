import { type Message, type Place, parseMessage } from './parse-message.ts';
import { readWordSets, type Texts, type WordSet } from './texts.ts';

/** What is wrong with the words of the app: each language has the keys and the placeholders of the English words. */
export const wordFaults = (root: string): string[] => readWordSets(root).flatMap(faultsIn);

export function faultsIn({ folder, languages, faults }: WordSet): string[] {
  const english = languages.get('en') ?? {};
  const found = [...languages].flatMap(([language, texts]) =>
    faultsBetween(english, texts, language).map((fault) => `${folder}/${language}.json: ${fault}`),
  );
  return [...faults, ...found];
}

function faultsBetween(english: Texts, texts: Texts, language: string, path = ''): string[] {
  const keys = new Set([...Object.keys(english), ...Object.keys(texts)]);
  return [...keys].flatMap((key) => {
    const name = `${path}${key}`;
    const [from, to] = [own(english, key), own(texts, key)];
    if (to === undefined) return [`${name} is missing`];
    if (from === undefined) return [`${name} is not in en.json`];
    if (typeof from === 'string' && typeof to === 'string')
      return textFaults(from, to, language).map((fault) => `${name} ${fault}`);
    if (isGroup(from) && isGroup(to)) return faultsBetween(from, to, language, `${name}.`);
    if (isList(from) && isList(to)) return listFaults(from, to).map((fault) => `${name} ${fault}`);
    return [`${name} is another kind of value than in en.json`];
  });
}

const own = (texts: Texts, key: string) => (Object.hasOwn(texts, key) ? texts[key] : undefined);
const isGroup = (value: unknown): value is Texts => value instanceof Object && !isList(value);
const isList = (value: unknown): value is readonly string[] => Array.isArray(value);

function listFaults(from: readonly string[], to: readonly string[]): string[] {
  if (from.length !== to.length) return [`has ${to.length} texts, en.json has ${from.length}`];
  return to.some((text) => typeof text !== 'string' || /[{}]/.test(text))
    ? ['is a list of something else than plain texts']
    : [];
}

function textFaults(from: string, to: string, language: string): string[] {
  if (to === '') return ['is empty'];
  let message: Message;
  try {
    message = parseMessage(to);
  } catch (error) {
    return [`is malformed: ${(error as Error).message}`];
  }
  const [expected, found] = [placesIn(parsed(from)), placesIn(message)];
  return [
    ...[...expected].filter((name) => !found.has(name)).map((name) => `lacks {${name}}`),
    ...[...found]
      .filter((name) => !expected.has(name))
      .map((name) => `has {${name}}, which en.json does not have`),
    ...formsIn(message).flatMap((place) => formFaults(place, language)),
  ];
}

/** A message without what is malformed, which has a fault of its own. */
function parsed(text: string): Message {
  try {
    return parseMessage(text);
  } catch {
    return [];
  }
}

function placesOf(message: Message): Place[] {
  const places = message.filter((part): part is Place => typeof part !== 'string');
  return places.flatMap((place) => [place, ...[...(place.forms ?? [])].flatMap(innerPlaces)]);
}

const innerPlaces = ([, inner]: [string, Message]): Place[] => placesOf(inner);
const placesIn = (message: Message) => new Set(placesOf(message).map(({ name }) => name));
const formsIn = (message: Message) => placesOf(message).filter(({ forms }) => forms);

function formFaults({ name, kind, forms = new Map() }: Place, language: string): string[] {
  const missing = forms.has('other') ? [] : [`has no "other" for {${name}}`];
  if (kind !== 'plural') return missing;
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const unknown = [...forms.keys()].filter(
    (form) => !/^=\d+$/.test(form) && !pluralCategories.some((category) => category === form),
  );
  return [
    ...missing,
    ...unknown.map(
      (form) => `has "${form}" for {${name}}, a plural that ${language} does not have`,
    ),
  ];
}

/** The values of a message by their names: a number chooses a plural, what is shown is a text or a number. */
export function valuesOf(texts: readonly string[]): Map<string, string> {
  const types = new Map<string, string>();
  for (const { name, kind } of texts.flatMap((text) => placesOf(parsed(text)))) {
    if (kind === 'plural') types.set(name, 'number');
    else if (kind === 'select' && types.get(name) !== 'number') types.set(name, 'string');
    else if (!types.has(name)) types.set(name, 'Shown');
  }
  return types;
}
