import { getQuizResult } from '@vse/domain/contract/first-calls';
import { useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from './api/use-api.ts';
import { dropRespondentToken, followTokens, tokenFor } from './auth/tokens.ts';

/**
 * A quiz result, as far as this browser may see it: with the respondent's token if there is one, otherwise with the
 * staff token. When the respondent's token is refused it is removed and the request is repeated without it, because the
 * respondent may still see what anyone may.
 */
export function useQuizResult(resultId: string) {
  const token = useSyncExternalStore(followTokens, () => tokenFor(resultId));
  return useApi(getQuizResult, { id: resultId }, token, () => dropRespondentToken(resultId, token));
}

/** Removes the cached response for a quiz result, including a refusal, so that a new token causes a new request. */
export function useForgetQuizResult() {
  const { mutate } = useSWRConfig();
  return (resultId: string) =>
    mutate(
      (key) => Array.isArray(key) && key[0] === getQuizResult.name && key[1]?.id === resultId,
      undefined,
    );
}
