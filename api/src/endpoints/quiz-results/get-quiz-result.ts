import { quizViewOf } from '@vse/domain/access/policies';
import { getQuizResult } from '@vse/domain/records/quiz-results';
import { endpoint } from '../../http/endpoint.ts';
import { requireNotEnded } from './require-answerable.ts';

export const getQuizResultEndpoint = endpoint(
  getQuizResult,
  async ({ input, caller, services }) => {
    const result = await services.quizResults.read(input.id);
    requireNotEnded(caller, result);
    return services.quizResultViews.full(result, quizViewOf(caller, result));
  },
);
