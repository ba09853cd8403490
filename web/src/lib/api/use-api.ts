import type { Call } from '@vse/domain/contract/calls';
import type { InputOf, OutputOf } from '@vse/domain/contract/contracts';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { subjectOf } from '../auth/claims.ts';
import { call } from './call.ts';

/** Contains the token's subject, not the token: a renewed token causes no new request, and none is stored. */
export const keyOf = <C extends Call>(endpoint: C, input: InputOf<C>, token: string | null) =>
  [endpoint.name, input, subjectOf(token)] as const;

/** The output of an endpoint, kept fresh by SWR. Sends nothing while the input is null. */
export function useApi<C extends Call>(
  endpoint: C,
  input: InputOf<C> | null,
  token: string | null = null,
  onRefused?: () => void,
  options: SWRConfiguration = {},
): SWRResponse<OutputOf<C>, unknown> {
  const key = input === null ? null : keyOf(endpoint, input, token);
  return useSWR(key, () => call(endpoint, input as InputOf<C>, { token, onRefused }), options);
}
