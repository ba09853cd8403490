import { emailQuizResult } from '@vse/domain/records/quiz-results';
import { endpoint } from '../../http/endpoint.ts';
import { mailResult } from '../../services/quiz/mail-result.ts';
import { requireRespondentOf } from './require-answerable.ts';

/** To the address of the invite, whatever the client sends. */
export const emailQuizResultEndpoint = endpoint(
  emailQuizResult,
  async ({ input: { id, language }, caller, context }) => {
    requireRespondentOf(id, caller);
    return mailResult(context, id, language);
  },
);
