import { emailQuizResult } from '@vse/domain/records/quiz-results';
import { endpoint } from '../../http/endpoint.ts';
import { requireRespondentOf } from './require-answerable.ts';

/** To the address of the invite, whatever the client sends. */
export const emailQuizResultEndpoint = endpoint(
  emailQuizResult,
  async ({ input: { id, language }, caller, services }) => {
    requireRespondentOf(id, caller);
    return services.quizResults.mail(id, language);
  },
);
