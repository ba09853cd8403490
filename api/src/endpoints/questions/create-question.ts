import { createQuestion } from '@vse/domain/questions';
import { newIdFor } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';

export const createQuestionEndpoint = endpoint(createQuestion, async (call) => ({
  id: await call.services.questions.add(newIdFor(call), call.input),
}));
