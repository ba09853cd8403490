import { exportQuizResults } from '@vse/domain/records/quiz-results';
import { endpoint } from '../../http/endpoint.ts';
import { pageQuery, withTotal } from '../../http/page.ts';
import { historyOrder, historyWhere } from './history-query.ts';

export const exportQuizResultsEndpoint = endpoint(
  exportQuizResults,
  async ({ input, services }) => {
    const where = historyWhere(input);
    const { items, after } = await services.quizResults.page(
      where,
      pageQuery(input),
      historyOrder(input),
    );
    const whole = items.map(({ doc }) => services.quizResultViews.full(doc, 'staff'));
    const page = { items: await Promise.all(whole), ...(after && { nextPage: after }) };
    return withTotal(input, page, () => services.quizResults.count(where));
  },
);
