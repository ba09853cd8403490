import { createQuizResult } from '@vse/domain/records/quiz-results';
import { staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';

/** The salesperson is whoever calls, whatever the client sends. */
export const createQuizResultEndpoint = endpoint(
  createQuizResult,
  async ({ input, caller, services }) => {
    const { project, requestId } = input;
    const { id } = await services.quizResults.startProject(
      staffOf(caller),
      project.name,
      requestId,
    );
    return { id };
  },
);
