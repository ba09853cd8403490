import { getQuizResult } from '@vse/domain/quiz-results';
import { endpoint } from '../../http/endpoint.ts';
import { viewFor } from './scope.ts';

export const getQuizResultEndpoint = endpoint(
  getQuizResult,
  async ({ input, caller, services }) => {
    const result = await services.quizResults.read(input.id);
    return services.quizResultViews.full(result, viewFor(result, caller));
  },
);
