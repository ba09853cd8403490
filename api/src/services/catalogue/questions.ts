import { ADJECTIVE_LENGTH, DOCUMENT_BYTES } from '@vse/domain/limits';
import type { EditedQuestion, NewQuestion, Question } from '@vse/domain/records/questions';
import { lacksAdjectives } from '@vse/domain/rules/answer-adjectives';
import { srcSet } from '../../clients/blobs.ts';
import { issueFrom, Problem } from '../../problem.ts';
import type { QuestionDoc } from '../../store/document-types.ts';
import { createOnce, createOrRevise, removeDoc, revise, writeOver } from '../../store/documents.ts';
import type { Stored } from '../../store/store.ts';
import type { Needs } from '../context.ts';
import { keepState } from '../history/keep-state.ts';
import { isAsked, versionContent } from '../published/build-version.ts';
import { type ChangeNeeds, publishing } from '../published/change-published.ts';
import { adjectiveNames } from '../published/read-published.ts';
import { type Readable, readEach } from '../readable.ts';
import { changeBy, requireAmong, saversOf } from './catalogue.ts';
import { ORDER, orderedQuestions, questionsInOrder } from './question-order.ts';
import { saveUploads } from './uploads.ts';

type QuestionNeeds = ChangeNeeds & Needs<'blobs'>;
type ListNeeds = Needs<'records' | 'userNames' | 'blobs'>;

/** Bytes of a quiz version beside its content: its id and the number of its schema. */
const VERSION_RESERVE = 1000;
/** Of a letter of a name, which has no signs that JSON escapes. */
const UTF8_BYTES = 3;

/** All questions are asked together, so a change of one is a change of the quiz. */
const CHANGED = [{ kind: 'question', id: ORDER }] as const;
type AnyQuestion = NewQuestion | Omit<EditedQuestion, 'id' | 'etag'>;

/** In sort order, with signed picture URLs and the ETag of the order. */
export async function listQuestions(
  context: ListNeeds,
): Promise<Readable<Question> & { orderEtag: string }> {
  const { stored, orderEtag } = await questionsInOrder(context);
  return { ...(await questionsOf(context, stored)), orderEtag };
}

/** The questions on the wire; their places are those in the list. */
export async function questionsOf(
  context: ListNeeds,
  stored: Stored<QuestionDoc>[],
): Promise<Readable<Question>> {
  const [sign, nameOf] = await Promise.all([context.blobs.signer(), saversOf(context, stored)]);
  return readEach('questions', stored, ({ doc, etag }, index) => ({
    ...doc,
    changedBy: nameOf(doc.changedBy),
    etag,
    sortOrder: index + 1,
    answers: doc.answers.map((answer, position) => ({
      ...answer,
      type: doc.type,
      sortOrder: position + 1,
      ...srcSet(answer.heroImageUrl, sign),
      heroImageUrl: sign(answer.heroImageUrl),
    })),
  }));
}

/**
 * Replaces the order in one write, and returns its new ETag. Throws Problem 412 when the order has changed since
 * `etag`, and 400 unless the ids are exactly those of the questions.
 */
export async function sortQuestions(
  context: ChangeNeeds,
  ids: string[],
  etag: string,
): Promise<string> {
  const { stored, orderEtag } = await questionsInOrder(context);
  if (orderEtag !== etag) throw new Problem(412, 'CHANGED_MEANWHILE');
  const known = new Set(stored.map(({ doc }) => doc.id));
  const isComplete = ids.length === known.size && new Set(ids).size === known.size;
  if (!isComplete || !ids.every((id) => known.has(id)))
    throw new Problem(400, { code: 'ORDER_INCOMPLETE', field: 'ids' });
  const order = { id: ORDER, ids };
  return publishing(context, CHANGED, async (announce) => {
    await announce();
    const written = await writeOver(context.records.orders, order, etag === '' ? undefined : etag);
    if (!written) throw new Problem(412, 'CHANGED_MEANWHILE');
    return written.etag;
  });
}

/** Adds a question at the end of the order. Idempotent by the id, which it returns. Throws Problem 400. */
export async function addQuestion(
  context: QuestionNeeds,
  id: string,
  question: NewQuestion,
  by = '',
): Promise<string> {
  const { questions } = context.records;
  const { type, publishState, questionText, publishDate: given } = question;
  const answers = answersOf(context, question);
  const publishDate = given ?? context.now().toISOString();
  const fields = { id, type, publishState, questionText, publishDate, answers };
  return publishing(context, CHANGED, async (announce) => {
    if (!(await questions.read(id))) {
      const copied =
        question.copyOf === undefined ? undefined : await questions.read(question.copyOf);
      await requireAdjectives(context, question, copied?.doc);
      await requireRoom(context, { ...fields, ...changeBy(by, context.now) });
      await saveUploads(context, picturesOf(answers), []);
      await announce();
      await createOnce(questions, { ...fields, ...changeBy(by, context.now) });
    }
    await reorder(context, (order) => (order.includes(id) ? order : [...order, id]));
    return id;
  });
}

/** With `sortOrder` (1-based) the question moves to that position. Returns the new ETag. Throws Problem 400, 404 or 412. */
export async function updateQuestion(
  context: QuestionNeeds,
  id: string,
  etag: string | undefined,
  question: Omit<EditedQuestion, 'id' | 'etag'>,
  by = '',
): Promise<string> {
  const { type, publishState, questionText, sortOrder } = question;
  const answers = answersOf(context, question);
  return publishing(context, CHANGED, async (announce) => {
    const saved = await revise(context.records.questions, id, etag, async (doc) => {
      await requireAdjectives(context, question, doc);
      await requireRoom(context, { ...doc, type, publishState, questionText, answers });
      await saveUploads(context, picturesOf(answers), picturesOf(doc.answers));
      await announce(doc);
      await keepState(context, 'question', doc);
      const change = changeBy(by, context.now, doc);
      return { ...doc, type, publishState, questionText, answers, ...change };
    });
    if (sortOrder !== undefined) await reorder(context, (order) => moved(order, id, sortOrder - 1));
    return saved.etag;
  });
}

/** Returns the text of the question. */
export async function removeQuestion(
  context: ChangeNeeds,
  id: string,
  etag: string | undefined,
): Promise<string> {
  return publishing(context, CHANGED, async (announce) => {
    await announce();
    const { questionText } = await removeDoc(context.records.questions, id, etag);
    await reorder(context, (order) => order.filter((other) => other !== id));
    return questionText;
  });
}

async function reorder(
  { records: { orders } }: Needs<'records'>,
  change: (ids: string[]) => string[],
): Promise<void> {
  await createOrRevise(orders, ORDER, (order) => ({ id: ORDER, ids: change(order?.ids ?? []) }));
}

/**
 * Throws Problem 400 for unknown adjectives, and for answers with too few. `held`: the stored question, or the one that
 * a new question copies.
 */
async function requireAdjectives(
  context: Needs<'records' | 'heldParts'>,
  question: AnyQuestion,
  held: QuestionDoc | undefined,
): Promise<void> {
  if (question.answers.length === 0) return;
  const names = await adjectiveNames(context);
  requireAmong(names, adjectivesOf(question), adjectivesOf(held), {
    code: 'ADJECTIVE_UNKNOWN',
    field: 'answers',
  });
  const issues = question.answers.flatMap((answer, index) => {
    const before = held?.answers.find(({ id }) => id === (answer.copyOf ?? answer.id));
    const isLacking = lacksAdjectives(answer, before, (id) => names.has(id));
    return isLacking ? [issueFrom('ADJECTIVES_REQUIRED', `answers.${index}.adjectives`)] : [];
  });
  if (issues.length > 0) throw new Problem(400, issues);
}

/**
 * Throws Problem 400 when the quiz that asks this question would not fit into one document. After the save it would be too
 * late: the published state could not follow.
 */
async function requireRoom(
  context: Needs<'records' | 'heldParts'>,
  question: QuestionDoc,
): Promise<void> {
  if (!isAsked(question)) return;
  const stored = (await orderedQuestions(context)).map(({ doc }) => doc);
  const others = stored.filter((each) => each.id !== question.id && isAsked(each));
  // Renamed adjectives must not need more room.
  const longest = 'x'.repeat(ADJECTIVE_LENGTH * UTF8_BYTES);
  const names = new Map([...(await adjectiveNames(context)).keys()].map((id) => [id, longest]));
  const content = versionContent([...others, question], names);
  if (Buffer.byteLength(JSON.stringify(content)) > DOCUMENT_BYTES - VERSION_RESERVE)
    throw new Problem(400, { code: 'QUIZ_TOO_LARGE', field: 'answers' });
}

const answersOf = ({ ids, blobs }: Needs<'ids' | 'blobs'>, { answers }: AnyQuestion) =>
  [...answers].sort(bySortOrder).map(({ id, title, publishState, heroImageUrl, adjectives }) => ({
    id: id ?? ids.random(),
    title,
    publishState,
    heroImageUrl: blobs.toPath(heroImageUrl),
    adjectives: uniqueById(adjectives),
  }));

const picturesOf = (answers: { heroImageUrl: string }[]) =>
  answers.map(({ heroImageUrl }) => heroImageUrl);

const adjectivesOf = (question: Pick<QuestionDoc, 'answers'> | NewQuestion | undefined) =>
  question?.answers.flatMap(({ adjectives }) => adjectives) ?? [];

/**
 * An answer without a sort order comes last, because a new answer's is the number of answers + 1 (text 2 section 9).
 */
function bySortOrder(a: { sortOrder?: number | undefined }, b: typeof a): number {
  const [first, second] = [a.sortOrder ?? Infinity, b.sortOrder ?? Infinity];
  return first < second ? -1 : first > second ? 1 : 0;
}

/** Adding an adjective again is ignored (text 2 section 5). */
function uniqueById(list: { id: string }[]): { id: string }[] {
  return [...new Set(list.map(({ id }) => id))].map((id) => ({ id }));
}

function moved(order: string[], id: string, to: number): string[] {
  const rest = order.filter((other) => other !== id);
  return rest.toSpliced(to, 0, id);
}
