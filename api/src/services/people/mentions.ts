import { type Mention, MOST_MENTIONS, WRITTEN } from '@vse/domain/records/people';
import { emailKey } from '@vse/domain/rules/keys';
import { phraseFinderOf, wordsOf } from '@vse/domain/rules/words';
import type { MailDoc, QuizResultDoc } from '../../store/document-types.ts';
import { pagesOf } from '../../store/documents.ts';
import { declarationOf } from '../../store/fields.ts';
import type { Doc } from '../../store/store.ts';
import type { Context } from '../context.ts';
import { QUEUED } from '../mail/mail-queue.ts';
import { REASON_WORD } from '../quiz/note-outcome.ts';
import { readOrLog } from '../readable.ts';
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

/**
 * At most 50 free texts that contain the person's name or address, those in mails last. An Admin decides about each,
 * because another person may have the same name. `onUnread` gets what could not be looked at.
 */
export async function mentionsOf(
  context: Context,
  person: Person,
  onUnread: (kind: Mention['kind'], doc: Doc) => void,
): Promise<{ mentions: Mention[]; hasMoreMentions: boolean }> {
  const mentions: Mention[] = [];
  const isNamed = namedIn(person);
  for await (const { kind, doc, textsIn } of writtenIn(context, person)) {
    const [found] = await readOrLog(kind, [{ doc }], () =>
      mentionsIn(kind, doc, textsIn(), isNamed),
    );
    if (found) mentions.push(...found);
    else onUnread(kind, doc);
    if (mentions.length > MOST_MENTIONS) break;
  }
  const hasMoreMentions = mentions.length > MOST_MENTIONS;
  return { mentions: mentions.slice(0, MOST_MENTIONS), hasMoreMentions };
}

/** A document with free texts. */
type Written = { kind: Mention['kind']; doc: Doc; textsIn: () => Texts };

async function* writtenIn(context: Context, person: Person): AsyncGenerator<Written> {
  for (const kind of WRITTEN)
    for await (const page of pagesOf<Doc>(context.store.container(kind), {}, PAGE))
      for (const { doc } of page) yield { kind, doc, textsIn: () => textsOf(kind, doc) };
  const { quizResults, mails } = context.records;
  const inResults = async function* (begins: string[], textsIn: (doc: QuizResultDoc) => Texts) {
    const query = { where: [{ field: 'findWords', begins }] };
    for await (const page of pagesOf(quizResults, query, PAGE))
      for (const { doc } of page)
        yield { kind: 'quizResults' as const, doc, textsIn: () => textsIn(doc) };
  };
  for (const phrase of phrasesOf(person))
    yield* inResults(wordsOf(phrase), (doc) => textsAt(doc, 'projectName'));
  yield* inResults([REASON_WORD], (doc) => reasonsIn(doc, person));
  for (const where of MAILS)
    for await (const page of pagesOf(mails, { where: [where] }, PAGE))
      for (const { doc } of page)
        yield { kind: 'mails', doc, textsIn: () => textOfMail(context, doc, person, where) };
}

/** Mails that can name somebody: those with a text still, and messages by staff, whose subject stays. */
const MAILS = [QUEUED, { field: 'purpose', equals: 'message' }] as const;

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

/** Of a mail that an erasure leaves as it is. Those that wait are among the first of these queries. */
function textOfMail(
  context: Context,
  doc: MailDoc,
  person: Person,
  where: (typeof MAILS)[number],
): Texts {
  if (where !== QUEUED && doc.state === 'queued') return [];
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
