import { exportQuizResults } from '@vse/domain/records/quiz-results';
import { endpoint } from '../../http/endpoint.ts';
import { historyPage, historyWhere } from './history-query.ts';

export const exportQuizResultsEndpoint = endpoint(
  exportQuizResults,
  ({ input, services, noteFacts }) => {
    noteFacts({ record: input.provider ?? null, detail: intervalOf(input) });
    const { quizResults, quizResultViews } = services;
    return historyPage(quizResults.page, input, historyWhere(input), quizResultViews.exported);
  },
);

const OPEN = '..';
const dayOf = (date: string | undefined) => date?.slice(0, 10) ?? OPEN;

/** The exported time as an ISO 8601-2 interval of days, '' for all. */
const intervalOf = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from || to ? `${dayOf(from)}/${dayOf(to)}` : '';
