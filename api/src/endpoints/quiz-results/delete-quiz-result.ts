import { deleteQuizResult } from '@vse/domain/records/quiz-results';
import { endpoint } from '../../http/endpoint.ts';

export const deleteQuizResultEndpoint = endpoint(deleteQuizResult, async ({ input, services }) => {
  await services.quizResults.remove(input.id);
  return {};
});
