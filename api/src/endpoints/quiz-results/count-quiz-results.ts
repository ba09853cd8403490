import { countQuizResults } from '@vse/domain/records/quiz-results';
import { endpoint } from '../../http/endpoint.ts';
import { within } from '../../http/scope-conditions.ts';
import { listCount, oldestOf } from '../../services/counts.ts';
import { historyWhere } from './history-query.ts';

export const countQuizResultsEndpoint = endpoint(
  countQuizResults,
  async ({ input, caller, scope, context }) => {
    const where = [...within(scope, caller, 'salespersonId'), ...historyWhere(input)];
    const counted = await listCount(context, 'quizResults', { where }, input.maxAge);
    return { total: counted.count, countedDate: oldestOf(context, [counted]) };
  },
);
