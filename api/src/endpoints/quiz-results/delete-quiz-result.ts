import { deleteQuizResult } from '@vse/domain/records/quiz-results';
import { endpoint } from '../../http/endpoint.ts';
import { removeResult } from '../../services/quiz/remove-result.ts';

export const deleteQuizResultEndpoint = endpoint(deleteQuizResult, async ({ input, context }) => {
  await removeResult(context, input.id);
  return {};
});
