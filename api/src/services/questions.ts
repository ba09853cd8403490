import { ADJECTIVE_UNKNOWN } from '@vse/domain/adjectives';
import type { EditedQuestion, NewQuestion, Question } from '@vse/domain/questions';
import { type Blobs, srcSet } from './blobs.ts';
import { requireKnown } from './catalogue.ts';
import type { Ids } from './ids.ts';
import type { OrderDoc, QuestionDoc, Records } from './records.ts';
import { createOnce, everything, ignoreConflict, removeDoc, revise } from './revise.ts';
import type { Stored } from './store/store.ts';

const ORDER = 'questions';

export type Questions = {
  /** In sort order, with signed picture URLs. */
  list(): Promise<Question[]>;
  /** The stored questions in sort order. */
  ordered(): Promise<Stored<QuestionDoc>[]>;
  /** Adds at the end of the order; a second add under the same id changes nothing. Answers the id. Throws Problem 400. */
  add(id: string, question: NewQuestion): Promise<string>;
  /** A `sortOrder` (1-based) moves the question there. Throws Problem 400, 404 or 412. */
  update(question: EditedQuestion): Promise<void>;
  remove(id: string, etag: string | undefined): Promise<void>;
};

export function createQuestions(
  records: Records,
  blobs: Blobs,
  ids: Ids,
  now: () => Date,
): Questions {
  const { questions, orders } = records;

  async function reorder(change: (ids: string[]) => string[]) {
    await orders.create({ id: ORDER, ids: [] }).catch(ignoreConflict);
    await revise<OrderDoc>(orders, ORDER, undefined, (order) => ({
      ...order,
      ids: change(order.ids),
    }));
  }

  async function ordered() {
    const [all, order] = await Promise.all([everything(questions), orders.read(ORDER)]);
    const position = new Map(order?.doc.ids.map((id, index) => [id, index]));
    // A question whose add was cut off before it reached the order comes last rather than getting lost.
    const rank = (id: string) => position.get(id) ?? Number.MAX_SAFE_INTEGER;
    return all.sort((a, b) => rank(a.doc.id) - rank(b.doc.id) || (a.doc.id < b.doc.id ? -1 : 1));
  }

  const requireAdjectives = (
    question: NewQuestion | EditedQuestion,
    held: QuestionDoc | undefined,
  ) =>
    requireKnown(records.adjectives, adjectivesOf(question), adjectivesOf(held), ADJECTIVE_UNKNOWN);

  const answersOf = ({ answers }: NewQuestion | EditedQuestion) =>
    [...answers].sort(bySortOrder).map(({ id, title, publishState, heroImageUrl, adjectives }) => ({
      id: id ?? ids.random(),
      title,
      publishState,
      heroImageUrl: blobs.toPath(heroImageUrl),
      adjectives: uniqueById(adjectives),
    }));

  return {
    ordered,
    async list() {
      const [stored, sign] = await Promise.all([ordered(), blobs.signer()]);
      return stored.map(({ doc, etag }, index) => ({
        ...doc,
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
    },
    async add(id, question) {
      const { type, publishState, questionText, publishDate } = question;
      const answers = answersOf(question);
      const date = publishDate ?? now().toISOString();
      if (!(await questions.read(id))) await requireAdjectives(question, undefined);
      await createOnce(questions, {
        id,
        type,
        publishState,
        questionText,
        publishDate: date,
        answers,
      });
      await reorder((order) => (order.includes(id) ? order : [...order, id]));
      return id;
    },
    async update(question) {
      const { id, etag, type, publishState, questionText, sortOrder } = question;
      const answers = answersOf(question);
      await revise(questions, id, etag, async (doc) => {
        await requireAdjectives(question, doc);
        return { ...doc, type, publishState, questionText, answers };
      });
      if (sortOrder !== undefined) await reorder((order) => moved(order, id, sortOrder - 1));
    },
    async remove(id, etag) {
      await removeDoc(questions, id, etag);
      await reorder((order) => order.filter((other) => other !== id));
    },
  };
}

const adjectivesOf = (question: Pick<QuestionDoc, 'answers'> | NewQuestion | undefined) =>
  question?.answers.flatMap(({ adjectives }) => adjectives) ?? [];

/** A new answer's sort order is the number of answers + 1 (text 2 section 9): without one of its own it comes last. */
function bySortOrder(a: { sortOrder?: number | undefined }, b: typeof a): number {
  const [first, second] = [a.sortOrder ?? Infinity, b.sortOrder ?? Infinity];
  return first < second ? -1 : first > second ? 1 : 0;
}

/** Adding an adjective already on the answer is ignored (text 2 section 5). */
function uniqueById(list: { id: string }[]): { id: string }[] {
  return [...new Set(list.map(({ id }) => id))].map((id) => ({ id }));
}

function moved(order: string[], id: string, to: number): string[] {
  const rest = order.filter((other) => other !== id);
  return rest.toSpliced(to, 0, id);
}
