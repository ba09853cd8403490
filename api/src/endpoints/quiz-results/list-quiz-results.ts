import { listQuizResults } from '@vse/domain/records/quiz-results';
import { endpoint } from '../../http/endpoint.ts';
import { within } from '../../http/scope-conditions.ts';
import { pageSummaries } from '../../services/quiz/find-results.ts';
import { historyItem } from '../../services/quiz/quiz-result-views.ts';
import { historyPage, historyWhere } from './history-query.ts';

export const listQuizResultsEndpoint = endpoint(
  listQuizResults,
  ({ input, caller, scope, context }) => {
    const where = [...within(scope, caller, 'salespersonId'), ...historyWhere(input)];

    return historyPage(
      (conditions, page, order) => pageSummaries(context, conditions, page, order, input.bestMatch),
      input,
      where,
      (result) => historyItem(context, result),
    );
  },
);
