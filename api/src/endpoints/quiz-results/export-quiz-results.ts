import { exportQuizResults } from '@vse/domain/records/quiz-results';
import { endpoint } from '../../http/endpoint.ts';
import { historyPage, historyWhere } from './history-query.ts';

export const exportQuizResultsEndpoint = endpoint(exportQuizResults, ({ input, services }) =>
  historyPage(services, input, historyWhere(input), (result) =>
    services.quizResultViews.full(result, 'staff'),
  ),
);
