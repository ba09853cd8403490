import { countQuizResults } from '@vse/domain/records/quiz-results';
import { endpoint } from '../../http/endpoint.ts';
import { within } from '../../http/scope-conditions.ts';
import { historyWhere } from './history-query.ts';

export const countQuizResultsEndpoint = endpoint(
  countQuizResults,
  async ({ input, caller, scope, services: { totals } }) => {
    const where = [...within(scope, caller, 'salespersonId'), ...historyWhere(input)];
    const counted = await totals.ofList('quizResults', { where }, input.maxAge);
    return { total: counted.count, countedDate: totals.oldest([counted]) };
  },
);
