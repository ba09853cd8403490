import { createQuizResult } from '@vse/domain/records/quiz-results';
import { newIdFor, staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { startProject } from '../../services/quiz/begin-quiz.ts';

/** The salesperson is the caller, whatever the client sends. */
export const createQuizResultEndpoint = endpoint(createQuizResult, async (call) => {
  const { name } = call.input.project;
  const { id } = await startProject(call.context, newIdFor(call), staffOf(call.caller), name);
  return { id };
});
