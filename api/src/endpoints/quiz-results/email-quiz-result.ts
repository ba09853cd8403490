import { emailQuizResult } from '@vse/domain/records/quiz-results';
import { endpoint } from '../../http/endpoint.ts';
import { notAllowed } from '../../problem.ts';

/** To the address of the invite, whatever the client sends. */
export const emailQuizResultEndpoint = endpoint(
  emailQuizResult,
  async ({ input: { id, language }, caller, services }) => {
    // For a respondent, nothing is read of another person's result.
    if (caller.kind !== 'respondent' || caller.resultId !== id) throw notAllowed();
    return services.quizResults.mail(id, language);
  },
);
