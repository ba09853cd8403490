import { type Mention, MOST_MENTIONS, WRITTEN } from '@vse/domain/records/people';
import { phraseFinderOf, wordsOf } from '@vse/domain/rules/words';
import type { MailDoc } from '../../store/document-types.ts';
import { pagesOf } from '../../store/documents.ts';
import { declarationOf } from '../../store/fields.ts';
import type { Condition, Doc } from '../../store/store.ts';
import type { Context } from '../context.ts';
import type { Person } from './person.ts';
import { isMailOf } from './places.ts';

const PAGE = 200;
/** Characters of a text that are shown, from its beginning. */
const SHOWN = 120;

/**
 * At most 50 free texts that contain the person's name or address. An Admin decides about each, because another person may
 * have the same name.
 */
export async function mentionsOf(
  context: Context,
  person: Person,
): Promise<{ mentions: Mention[]; hasMoreMentions: boolean }> {
  const mentions: Mention[] = [];
  for await (const mention of allMentions(context, person)) {
    if (mentions.length === MOST_MENTIONS) return { mentions, hasMoreMentions: true };
    mentions.push(mention);
  }
  return { mentions, hasMoreMentions: false };
}

async function* allMentions(context: Context, person: Person): AsyncGenerator<Mention> {
  const names = person.names.filter((name) => wordsOf(name).length > 1);
  const phrases = [person.address, ...names];
  const finders = phrases.map(phraseFinderOf);
  const isNamed = (text: string) => finders.some((finds) => finds(text));
  for (const kind of WRITTEN)
    yield* within(context, kind, [], (doc) => textsOf(kind, doc), isNamed);
  for (const phrase of phrases) {
    const where = [{ field: 'findWords', begins: wordsOf(phrase) }];
    yield* within(context, 'quizResults', where, projectName, isNamed);
  }
  const ofMail = (doc: Doc) => textOfMail(context, doc as MailDoc, person);
  yield* within(context, 'mails', [], ofMail, isNamed);
}

async function* within(
  { store }: Context,
  kind: Mention['kind'],
  where: Condition[],
  textsIn: (doc: Doc) => (readonly [field: string, text: string])[],
  isNamed: (text: string) => boolean,
): AsyncGenerator<Mention> {
  for await (const page of pagesOf(store.container(kind), { where }, PAGE))
    for (const { doc } of page)
      for (const [field, text] of textsIn(doc))
        if (isNamed(text)) yield { kind, id: doc.id, field, text: text.slice(0, SHOWN) };
}

const projectName = (doc: Doc) => textsAt(doc, 'projectName');

/** Of a mail that an erasure leaves as it is. */
function textOfMail(context: Context, doc: MailDoc, person: Person) {
  if (isMailOf(context, doc, person)) return [];
  const text = context.sealing.open(doc.sealedText, doc.id) ?? '';
  return [['text', `${doc.subject} ${text}`] as const];
}

const textsOf = (kind: (typeof WRITTEN)[number], doc: Doc) =>
  (declarationOf(kind).people.text ?? []).flatMap((path) => textsAt(doc, path));

/** The texts at a path of containers.json and below it, each with its whole path. */
export function textsAt(value: unknown, path: string, at = ''): [field: string, text: string][] {
  if (typeof value === 'string') return path === '' ? [[at, value]] : [];
  if (Array.isArray(value)) return value.flatMap((each) => textsAt(each, path, at));
  if (typeof value !== 'object' || value === null) return [];
  const [name = '', ...rest] = path.split('.');
  return Object.entries(value)
    .filter(([key]) => path === '' || key === name)
    .flatMap(([key, below]) => textsAt(below, rest.join('.'), at ? `${at}.${key}` : key));
}
