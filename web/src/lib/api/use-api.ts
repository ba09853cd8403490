import type { Contract, Input } from '@vse/domain/contract';
import useSWR, { type SWRResponse } from 'swr';
import type { z } from 'zod';
import { subjectOf } from '../msal/claims.ts';
import { call } from './call.ts';

/** What an endpoint answers, kept fresh; nothing is asked while the input is null. */
export function useApi<C extends Contract>(
  contract: C,
  input: Input<C> | null,
  token: string | null = null,
  onRefused?: () => void,
): SWRResponse<z.output<C['output']>, unknown> {
  // Who a token speaks for tells callers apart: a renewed token asks for nothing again, and none is written down.
  const key = input === null ? null : [contract.name, input, subjectOf(token)];
  return useSWR(key, () => call(contract, input as Input<C>, { token, onRefused }));
}
