import { updateQuestion } from '@vse/domain/questions';
import { endpoint } from '../../http/endpoint.ts';

export const updateQuestionEndpoint = endpoint(updateQuestion, async ({ input, services }) => {
  await services.questions.update(input);
  return {};
});
