import type { QuestionDoc } from '../../store/document-types.ts';
import { everything } from '../../store/documents.ts';
import type { Stored } from '../../store/store.ts';
import type { Needs } from '../context.ts';

/** The id of the one document with the order of the questions. */
export const ORDER = 'questions';

/** The stored questions in sort order. */
export const orderedQuestions = async (context: Needs<'records'>) =>
  (await questionsInOrder(context)).stored;

/** `orderEtag` is '' until an order is stored. */
export async function questionsInOrder({
  records: { questions, orders },
}: Needs<'records'>): Promise<{ stored: Stored<QuestionDoc>[]; orderEtag: string }> {
  const [all, order] = await Promise.all([everything(questions), orders.read(ORDER)]);
  const position = new Map(order?.doc.ids.map((id, index) => [id, index]));
  // A question whose creation crashed before it was added to the order comes last, rather than getting lost.
  const rank = (id: string) => position.get(id) ?? Number.MAX_SAFE_INTEGER;
  const stored = all.sort(
    (a, b) => rank(a.doc.id) - rank(b.doc.id) || (a.doc.id < b.doc.id ? -1 : 1),
  );
  return { stored, orderEtag: order?.etag ?? '' };
}
