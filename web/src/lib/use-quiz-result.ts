import { getQuizResult } from '@vse/domain/quiz-results';
import { useApi } from './api/use-api.ts';
import { useStore } from './store.ts';
import { staffToken, tokenFor } from './tokens.ts';

/** A quiz result, as much of it as this browser may see: its respondent's token first, else the staff's. */
export function useQuizResult(resultId: string) {
  useStore(staffToken);
  return useApi(getQuizResult, { id: resultId }, tokenFor(resultId));
}
