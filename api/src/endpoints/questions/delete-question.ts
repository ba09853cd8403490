import { deleteQuestion } from '@vse/domain/questions';
import { endpoint } from '../../http/endpoint.ts';

export const deleteQuestionEndpoint = endpoint(deleteQuestion, async ({ input, services }) => {
  await services.questions.remove(input.id, input.etag);
  return {};
});
