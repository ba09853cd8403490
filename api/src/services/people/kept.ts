import type { Output } from '@vse/domain/contract/contract';
import type * as contracts from '@vse/domain/records/people';
import { type PersonKept, PLACES, type Place } from '@vse/domain/records/people';
import type { QuizResultDoc } from '../../store/document-types.ts';
import { pagesOf } from '../../store/documents.ts';
import { mapInChunks } from '../../store/map-in-chunks.ts';
import type { Doc } from '../../store/store.ts';
import type { Context } from '../context.ts';
import { readVersion } from '../quiz/quiz-versions.ts';
import { givenIn } from '../quiz/selected-answers.ts';
import { readOrLog } from '../readable.ts';
import { isBeingErased } from './erasures.ts';
import { mentionsOf } from './mentions.ts';
import { type Person, personOf } from './person.ts';
import { STEPS, type Step } from './places.ts';

const PAGE = 200;

/** The record of the documents that could not be read, of which some are looked at more than once. */
type Unread = Set<string>;
const noteUnread = (unread: Unread, container: string, { id }: Doc) =>
  unread.add(`${container} ${id}`);

/**
 * What is kept about an address: how much in each place. With `texts`, also the texts that name the person, for which
 * the whole catalogue with its history is read.
 */
export async function keptOf(
  context: Context,
  email: string,
  { texts = false }: { texts?: boolean } = {},
): Promise<PersonKept> {
  const person = await personOf(context, email);
  const counts = new Map<Place, number>();
  const unread: Unread = new Set();
  for await (const { place } of documentsOf(context, person, unread))
    counts.set(place, (counts.get(place) ?? 0) + 1);
  const onUnread = (kind: string, doc: Doc) => noteUnread(unread, kind, doc);
  const mentions = texts ? await mentionsOf(context, person, onUnread) : undefined;
  const { address, names, isUser, namesakes } = person;
  return {
    address,
    names,
    isUser,
    namesakes,
    places: inOrder(counts).map(([place, count]) => ({ place, count })),
    audit: await countAudit(context, person),
    ...mentions,
    unreadable: unread.size,
    isBeingErased: await isBeingErased(context, address),
  };
}

/** The records about an address, to hand them to the person: without secrets, and without what is about others. */
export async function exportPerson(
  context: Context,
  email: string,
): Promise<Output<typeof contracts.exportPerson>> {
  const person = await personOf(context, email);
  const places = new Map<Place, unknown[]>();
  const unread: Unread = new Set();
  for await (const { place, container, doc, isTheirs } of documentsOf(context, person, unread)) {
    const shown = isTheirs ? withoutSecrets(doc) : summaryOf(doc);
    const answers =
      place === 'results'
        ? await readableAnswers(context, doc as QuizResultDoc, unread)
        : undefined;
    const records = places.get(place) ?? [];
    records.push({ container, ...shown, ...(answers && { answers }) });
    places.set(place, records);
  }
  const audit: unknown[] = [];
  for (const query of auditOf(person))
    for await (const page of pagesOf(context.records.audit, query, PAGE))
      audit.push(...page.map(({ doc }) => doc));
  const { address, names } = person;
  return {
    address,
    names,
    date: context.now().toISOString(),
    places: inOrder(places).map(([place, records]) => ({ place, records })),
    audit,
    unreadable: unread.size,
  };
}

const inOrder = <T>(places: ReadonlyMap<Place, T>): [Place, T][] =>
  PLACES.flatMap((place): [Place, T][] => {
    const known = places.get(place);
    return known === undefined ? [] : [[place, known]];
  });

/** The person's documents. Reads what several steps look at once, and leaves out what cannot be read. */
async function* documentsOf(
  context: Context,
  person: Person,
  unread: Unread,
): AsyncGenerator<Pick<Step, 'place' | 'container' | 'isTheirs'> & { doc: Doc }> {
  const queryOf = (step: Step) => `${step.container} ${JSON.stringify(step.where(person))}`;
  for (const steps of Map.groupBy(STEPS, queryOf).values()) {
    const [first] = steps;
    const where = first?.where(person);
    if (!first || !where) continue;
    for await (const page of pagesOf(first.documents(context.records), { where }, PAGE))
      for (const { doc } of page) {
        const found = steps.map((step) => step.isOf(doc, person, context));
        const step = steps[found.indexOf(true)];
        if (step) yield { ...step, doc };
        else if (found.includes(undefined)) noteUnread(unread, first.container, doc);
      }
  }
}

/** The entries of what the person did as a user. Entries hold ids and no names. */
const auditOf = ({ userIds, accounts }: Person) =>
  [...userIds, ...accounts].map((id) => ({ where: [{ field: 'who', equals: id }] }));

async function countAudit({ records }: Context, person: Person): Promise<number> {
  const counts = await mapInChunks(auditOf(person), ({ where }) => records.audit.count(where));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** What opens an invite, a mail or an account, and what only the database needs. */
const HIDDEN = [
  ...['codeHash', 'sealedCode', 'sealedText', 'sealedReplyTo', 'redeemUrl', 'operationId'],
  ...['generation', 'findWords', 'sortKey', 'schema', 'emailKey', 'recipientKey', 'selected'],
  'changed',
];
const withoutSecrets = (doc: Doc) =>
  Object.fromEntries(Object.entries(doc).filter(([name]) => !HIDDEN.includes(name)));

/** Of a record that is about others as well: which it is, and when. */
const SHOWN = ['id', 'changedBy', 'changedDate', 'date', 'record', 'inviteDate', 'quizStartDate'];
const summaryOf = (doc: Doc) =>
  Object.fromEntries(Object.entries(doc).filter(([name]) => SHOWN.includes(name)));

/** The answers of a result; none when its version of the quiz cannot be read. */
async function readableAnswers(context: Context, doc: QuizResultDoc, unread: Unread) {
  const [answers] = await readOrLog('quizResults', [{ doc }], () => answersOf(context, doc));
  if (!answers) noteUnread(unread, 'quizResults', doc);
  return answers;
}

/** The questions that were asked, each with the titles of the person's answers. */
async function answersOf(context: Context, doc: QuizResultDoc) {
  const given = givenIn(await readVersion(context, doc.version), doc);
  return given.map(({ questionText: question, answers }) => ({ question, answers }));
}
