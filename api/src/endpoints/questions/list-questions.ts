import { listQuestions } from '@vse/domain/questions';
import { endpoint } from '../../http/endpoint.ts';

export const listQuestionsEndpoint = endpoint(listQuestions, async ({ services }) => ({
  items: await services.questions.list(),
}));
