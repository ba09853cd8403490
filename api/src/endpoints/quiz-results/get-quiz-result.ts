import { quizViewOf } from '@vse/domain/access/policies';
import { getQuizResult } from '@vse/domain/records/quiz-results';
import { endpoint } from '../../http/endpoint.ts';
import { readResult } from '../../services/quiz/find-results.ts';
import { fullResult } from '../../services/quiz/quiz-result-views.ts';
import { requireNotEnded } from './require-answerable.ts';

export const getQuizResultEndpoint = endpoint(getQuizResult, async ({ input, caller, context }) => {
  const result = await readResult(context, input.id);
  requireNotEnded(caller, result);
  return fullResult(context, result, quizViewOf(caller, result));
});
