import type { Parsed } from '@vse/domain/contract/contract';
import type { listQuizResults } from '@vse/domain/records/quiz-results';
import { emailKey } from '@vse/domain/rules/keys';
import { foundBy, pageQuery, storedDate } from '../../http/page.ts';
import { type ReadablePage, readablePage, readEach } from '../../services/readable.ts';
import { anyDate } from '../../store/fields.ts';
import type { Condition, Doc, Order, Page, Paging } from '../../store/store.ts';

type Query = Parsed<typeof listQuizResults>;
type Filters = Pick<Query, 'from' | 'to' | 'salesperson' | 'provider' | 'find' | 'isCompleted'>;
type Sorting = Pick<Query, 'sort' | 'direction'>;

const FIELDS = {
  started: 'quizStartDate',
  completed: 'quizCompleteDate',
  client: 'sortKey',
  salesperson: 'salesperson',
} as const;

/** The conditions of the history's filters, which the list, its count and the export share. */
export function historyWhere(filters: Filters): Condition[] {
  const { from, to, salesperson, provider, find, isCompleted } = filters;
  return [
    ...(from ? [{ field: 'quizStartDate', from: storedDate(from) }] : []),
    ...(to ? [{ field: 'quizStartDate', before: storedDate(to) }] : []),
    ...(salesperson ? [{ field: 'salesperson', equals: emailKey(salesperson) }] : []),
    ...(provider ? [{ field: 'provider', equals: provider }] : []),
    ...(isCompleted === true ? [anyDate('quizCompleteDate')] : []),
    ...(isCompleted === false ? [{ field: 'quizCompleteDate', equals: null }] : []),
    ...foundBy(find),
  ];
}

const historyOrder = ({ sort, direction }: Sorting): Order => ({ field: FIELDS[sort], direction });

type Reading<Result extends Doc> = (
  where: Condition[],
  page: Paging,
  orderBy: Order,
) => Promise<Page<Result>>;

/** A page of the matching results in the requested order; `viewOf` makes the item that the caller sees. */
export async function historyPage<Result extends Doc, Item>(
  read: Reading<Result>,
  input: Parameters<typeof pageQuery>[0] & Sorting,
  where: Condition[],
  viewOf: (result: Result) => Item | Promise<Item>,
): Promise<ReadablePage<Item>> {
  const found = await read(where, pageQuery(input), historyOrder(input));
  return readablePage(await readEach('quizResults', found.items, ({ doc }) => viewOf(doc)), found);
}
