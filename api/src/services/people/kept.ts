import type { Output } from '@vse/domain/contract/contract';
import type * as contracts from '@vse/domain/records/people';
import { type PersonKept, PLACES, type Place } from '@vse/domain/records/people';
import type { MailDoc, QuizResultDoc } from '../../store/document-types.ts';
import { pagesOf } from '../../store/documents.ts';
import { mapInChunks } from '../../store/map-in-chunks.ts';
import type { Doc } from '../../store/store.ts';
import type { Context } from '../context.ts';
import { readVersion } from '../quiz/quiz-versions.ts';
import { givenIn } from '../quiz/selected-answers.ts';
import { readErasures } from './erasures.ts';
import { mailsNaming, mentionsOf } from './mentions.ts';
import { type Person, personOf } from './person.ts';
import { STEPS, type Step } from './places.ts';

const PAGE = 200;

/** What is kept about an address: how much in each place, and the texts that name the person. */
export async function keptOf(context: Context, email: string): Promise<PersonKept> {
  const person = await personOf(context, email);
  const counts = new Map<Place, number>();
  const mails = mailsNaming(context, person);
  for await (const { place } of documentsOf(context, person, mails.look))
    counts.set(place, (counts.get(place) ?? 0) + 1);
  const { erasures } = await readErasures(context);
  const { address, names, isUser, namesakes } = person;
  return {
    address,
    names,
    isUser,
    namesakes,
    places: inOrder(counts).map(([place, count]) => ({ place, count })),
    audit: await countAudit(context, person),
    ...(await mentionsOf(context, person, mails.found)),
    isBeingErased: erasures.some((each) => each.address === context.sealing.addressHash(address)),
  };
}

/** The records about an address, to hand them to the person: without secrets, and without what is about others. */
export async function exportPerson(
  context: Context,
  email: string,
): Promise<Output<typeof contracts.exportPerson>> {
  const person = await personOf(context, email);
  const places = new Map<Place, unknown[]>();
  for await (const { place, container, doc, isTheirs } of documentsOf(context, person)) {
    const shown = isTheirs ? withoutSecrets(doc) : summaryOf(doc);
    const answers = place === 'results' && (await answersOf(context, doc as QuizResultDoc));
    const record = { container, ...shown, ...(answers && { answers }) };
    places.set(place, [...(places.get(place) ?? []), record]);
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
  };
}

const inOrder = <T>(places: ReadonlyMap<Place, T>): [Place, T][] =>
  PLACES.flatMap((place): [Place, T][] => {
    const known = places.get(place);
    return known === undefined ? [] : [[place, known]];
  });

/** Reads what several steps look at once. `look` gets each mail, whoever it is about. */
async function* documentsOf(
  context: Context,
  person: Person,
  look: (mail: MailDoc) => void = () => {},
): AsyncGenerator<Pick<Step, 'place' | 'container' | 'isTheirs'> & { doc: Doc }> {
  const queryOf = (step: Step) => `${step.container} ${JSON.stringify(step.where(person))}`;
  for (const steps of Map.groupBy(STEPS, queryOf).values()) {
    const [first] = steps;
    const where = first?.where(person);
    if (!first || !where) continue;
    for await (const page of pagesOf(first.documents(context.records), { where }, PAGE))
      for (const { doc } of page) {
        if (first.container === 'mails' && where.length === 0) look(doc as MailDoc);
        const step = steps.find(({ isOf }) => isOf(doc, person, context));
        if (step) yield { ...step, doc };
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
  ...['codeHash', 'sealedCode', 'sealedText', 'redeemUrl', 'operationId', 'generation'],
  ...['findWords', 'sortKey', 'schema', 'emailKey', 'selected', 'changed'],
];
const withoutSecrets = (doc: Doc) =>
  Object.fromEntries(Object.entries(doc).filter(([name]) => !HIDDEN.includes(name)));

/** Of a record that is about others as well: which it is, and when. */
const SHOWN = ['id', 'changedBy', 'changedDate', 'date', 'record', 'inviteDate', 'quizStartDate'];
const summaryOf = (doc: Doc) =>
  Object.fromEntries(Object.entries(doc).filter(([name]) => SHOWN.includes(name)));

/** The questions that were asked, each with the titles of the person's answers. */
async function answersOf(context: Context, doc: QuizResultDoc) {
  const given = givenIn(await readVersion(context, doc.version), doc);
  return given.map(({ questionText: question, answers }) => ({ question, answers }));
}
