import { type Mention, MOST_MENTIONS, WRITTEN } from '@vse/domain/records/people';
import { emailKey } from '@vse/domain/rules/keys';
import { phraseFinderOf, wordsOf } from '@vse/domain/rules/words';
import type { MailDoc, QuizResultDoc } from '../../store/document-types.ts';
import { pagesOf } from '../../store/documents.ts';
import { declarationOf } from '../../store/fields.ts';
import type { Doc } from '../../store/store.ts';
import type { Context } from '../context.ts';
import { REASON_WORD } from '../quiz/note-outcome.ts';
import type { Person } from './person.ts';
import { isMailOf } from './places.ts';

const PAGE = 200;
/** Characters of a text that are shown, from its beginning. */
const SHOWN = 120;

/** The address, and names that are more than one word. */
const phrasesOf = ({ address, names }: Person) => [
  address,
  ...names.filter((name) => wordsOf(name).length > 1),
];

function namedIn(person: Person): (text: string) => boolean {
  const finders = phrasesOf(person).map(phraseFinderOf);
  return (text) => finders.some((finds) => finds(text));
}

/** Collects the mails that name the person while all mails are read: they are many. */
export function mailsNaming(context: Context, person: Person) {
  const isNamed = namedIn(person);
  const found: Mention[] = [];
  const look = (doc: MailDoc) => {
    if (found.length > MOST_MENTIONS) return;
    found.push(...mentionsIn('mails', doc, textOfMail(context, doc, person), isNamed));
  };
  return { found: found as readonly Mention[], look };
}

/**
 * At most 50 free texts that contain the person's name or address, those in mails last. An Admin decides about each,
 * because another person may have the same name.
 */
export async function mentionsOf(
  context: Context,
  person: Person,
  inMails: readonly Mention[],
): Promise<{ mentions: Mention[]; hasMoreMentions: boolean }> {
  const mentions: Mention[] = [];
  for await (const found of allMentions(context, person)) {
    mentions.push(...found);
    if (mentions.length > MOST_MENTIONS) break;
  }
  mentions.push(...inMails);
  const hasMoreMentions = mentions.length > MOST_MENTIONS;
  return { mentions: mentions.slice(0, MOST_MENTIONS), hasMoreMentions };
}

async function* allMentions(context: Context, person: Person): AsyncGenerator<Mention[]> {
  const isNamed = namedIn(person);
  for (const kind of WRITTEN)
    for await (const page of pagesOf<Doc>(context.store.container(kind), {}, PAGE))
      for (const { doc } of page) yield mentionsIn(kind, doc, textsOf(kind, doc), isNamed);
  const inResults = async function* (begins: string[], textsIn: (doc: QuizResultDoc) => Texts) {
    const query = { where: [{ field: 'findWords', begins }] };
    for await (const page of pagesOf(context.records.quizResults, query, PAGE))
      for (const { doc } of page) yield mentionsIn('quizResults', doc, textsIn(doc), isNamed);
  };
  for (const phrase of phrasesOf(person))
    yield* inResults(wordsOf(phrase), (doc) => textsAt(doc, 'projectName'));
  yield* inResults([REASON_WORD], (doc) => reasonsIn(doc, person));
}

type Texts = (readonly [field: string, text: string])[];

const mentionsIn = (
  kind: Mention['kind'],
  { id }: Doc,
  texts: Texts,
  isNamed: (text: string) => boolean,
): Mention[] =>
  texts
    .filter(([, text]) => isNamed(text))
    .map(([field, text]) => ({ kind, id, field, text: text.slice(0, SHOWN) }));

/** Why fragrances were refused. An erasure removes that from the person's own result. */
const reasonsIn = (doc: QuizResultDoc, { address }: Person): Texts =>
  emailKey(doc.invite.email ?? '') === address ? [] : textsAt(doc, 'outcomes.reason');

/** Of a mail that an erasure leaves as it is. */
function textOfMail(context: Context, doc: MailDoc, person: Person): Texts {
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
