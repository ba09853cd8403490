import type { listQuizResults } from '@vse/domain/records/quiz-results';
import type { z } from 'zod';
import { foundBy, storedDate } from '../../http/page.ts';
import { anyDate } from '../../store/fields.ts';
import type { Condition, Order } from '../../store/store.ts';

type Filters = Pick<
  z.output<typeof listQuizResults.input>,
  'from' | 'to' | 'salesperson' | 'provider' | 'find' | 'isCompleted'
>;
type Sorting = Pick<z.output<typeof listQuizResults.input>, 'sort' | 'direction'>;

const FIELDS = {
  started: 'quizStartDate',
  completed: 'quizCompleteDate',
  client: 'projectName',
  salesperson: 'salesperson',
} as const;

/** The conditions of the filters of the history, for the list and the export alike. */
export function historyWhere(filters: Filters): Condition[] {
  const { from, to, salesperson, provider, find, isCompleted } = filters;
  return [
    ...(from ? [{ field: 'quizStartDate', from: storedDate(from) }] : []),
    ...(to ? [{ field: 'quizStartDate', before: storedDate(to) }] : []),
    ...(salesperson ? [{ field: 'salesperson', equals: salesperson.toLowerCase() }] : []),
    ...(provider ? [{ field: 'provider', equals: provider }] : []),
    ...(isCompleted === true ? [anyDate('quizCompleteDate')] : []),
    ...(isCompleted === false ? [{ field: 'quizCompleteDate', equals: null }] : []),
    ...foundBy('findKey', find),
  ];
}

export const historyOrder = ({ sort, direction }: Sorting): Order => ({
  field: FIELDS[sort],
  direction,
});
