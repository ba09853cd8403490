import { getQuizResult } from '@vse/domain/quiz-results';
import { useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from './api/use-api.ts';
import { dropRespondentToken, followTokens, tokenFor } from './tokens.ts';

/**
 * A quiz result, as much of it as this browser may see: its respondent's token first, else the staff's. A respondent's
 * that is refused is let go of, and the result asked for without: what a stranger may read, its respondent may too.
 */
export function useQuizResult(resultId: string) {
  const token = useSyncExternalStore(followTokens, () => tokenFor(resultId));
  return useApi(getQuizResult, { id: resultId }, token, () => dropRespondentToken(resultId, token));
}

/** Forgets what was answered for a quiz result, be it a refusal, so that a new token begins anew. */
export function useForgetQuizResult() {
  const { mutate } = useSWRConfig();
  return (resultId: string) =>
    mutate(
      (key) => Array.isArray(key) && key[0] === getQuizResult.name && key[1]?.id === resultId,
      undefined,
    );
}
