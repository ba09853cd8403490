import { listQuizResults } from '@vse/domain/records/quiz-results';
import { endpoint } from '../../http/endpoint.ts';
import { within } from '../../http/scope-conditions.ts';
import { historyPage, historyWhere } from './history-query.ts';

export const listQuizResultsEndpoint = endpoint(
  listQuizResults,
  ({ input, caller, scope, services }) => {
    const where = [...within(scope, caller, 'salespersonId'), ...historyWhere(input)];
    const { quizResults, quizResultViews } = services;
    return historyPage(
      (conditions, page, order) =>
        quizResults.pageSummaries(conditions, page, order, input.bestMatch),
      input,
      where,
      quizResultViews.historyItem,
    );
  },
);
