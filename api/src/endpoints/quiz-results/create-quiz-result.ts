import { createQuizResult } from '@vse/domain/records/quiz-results';
import { staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';

/** The salesperson is the caller, whatever the client sends. */
export const createQuizResultEndpoint = endpoint(
  createQuizResult,
  async ({ input, caller, services }) => {
    const { project, requestId } = input;
    const staff = staffOf(caller);
    const { id } = await services.quizResults.startProject(staff, project.name, requestId);
    return { id };
  },
);
