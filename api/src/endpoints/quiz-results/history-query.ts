import type { Parsed } from '@vse/domain/contract/contract';
import type { listQuizResults } from '@vse/domain/records/quiz-results';
import { foundBy, pageQuery, storedDate, withTotal } from '../../http/page.ts';
import type { Services } from '../../services/services.ts';
import { emailKey, type QuizResultDoc } from '../../store/document-types.ts';
import { anyDate } from '../../store/fields.ts';
import type { Condition, Order } from '../../store/store.ts';

type Query = Parsed<typeof listQuizResults>;
type Filters = Pick<Query, 'from' | 'to' | 'salesperson' | 'provider' | 'find' | 'isCompleted'>;
type Sorting = Pick<Query, 'sort' | 'direction'>;

const FIELDS = {
  started: 'quizStartDate',
  completed: 'quizCompleteDate',
  client: 'projectName',
  salesperson: 'salesperson',
} as const;

/** The conditions of the history's filters, which the list and the export share. */
export function historyWhere(filters: Filters): Condition[] {
  const { from, to, salesperson, provider, find, isCompleted } = filters;
  return [
    ...(from ? [{ field: 'quizStartDate', from: storedDate(from) }] : []),
    ...(to ? [{ field: 'quizStartDate', before: storedDate(to) }] : []),
    ...(salesperson ? [{ field: 'salesperson', equals: emailKey(salesperson) }] : []),
    ...(provider ? [{ field: 'provider', equals: provider }] : []),
    ...(isCompleted === true ? [anyDate('quizCompleteDate')] : []),
    ...(isCompleted === false ? [{ field: 'quizCompleteDate', equals: null }] : []),
    ...foundBy('findKey', find),
  ];
}

const historyOrder = ({ sort, direction }: Sorting): Order => ({ field: FIELDS[sort], direction });

/** A page of the matching results in the requested order; `viewOf` makes the item that the caller sees. */
export async function historyPage<Item>(
  { quizResults, counts }: Pick<Services, 'quizResults' | 'counts'>,
  input: Parameters<typeof pageQuery>[0] & Sorting,
  where: Condition[],
  viewOf: (result: QuizResultDoc) => Item | Promise<Item>,
): Promise<{ items: Item[]; nextPage?: string; total?: number }> {
  const { items, after } = await quizResults.page(where, pageQuery(input), historyOrder(input));
  const views = await Promise.all(items.map(({ doc }) => viewOf(doc)));
  const page = { items: views, ...(after && { nextPage: after }) };
  return withTotal(input, page, () => counts('quizResults', where));
}
