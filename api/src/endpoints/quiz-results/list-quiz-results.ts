import { listQuizResults } from '@vse/domain/records/quiz-results';
import { endpoint } from '../../http/endpoint.ts';
import { pageQuery, withTotal } from '../../http/page.ts';
import { within } from '../../http/scope-conditions.ts';
import { historyOrder, historyWhere } from './history-query.ts';

export const listQuizResultsEndpoint = endpoint(
  listQuizResults,
  async ({ input, caller, scope, services }) => {
    const where = [...within(scope, caller, 'salespersonId'), ...historyWhere(input)];
    const { items, after } = await services.quizResults.page(
      where,
      pageQuery(input),
      historyOrder(input),
    );
    const page = {
      items: items.map(({ doc }) => services.quizResultViews.summary(doc)),
      ...(after && { nextPage: after }),
    };
    return withTotal(input, page, () => services.quizResults.count(where));
  },
);
