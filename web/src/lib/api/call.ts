import type { Call } from '@vse/domain/contract/calls';
import type { InputOf, OutputOf } from '@vse/domain/contract/contracts';
import { sendWithToken } from '../auth/fresh-token.ts';
import { ApiError, isTokenRefused } from './api-error.ts';
import { fetchOrTakeEarly } from './early.ts';
import { headersOf, queryOf, readAnswer, TIMEOUT_MS } from './http.ts';
import { noteWrite } from './last-write.ts';
import { settings } from './settings.ts';

type CallOptions = {
  token?: string | null;
  /** The browser finishes the request even when the page is closed. */
  keepalive?: boolean;
  /** Called when the API refuses the token. */
  onRefused?: (() => void) | undefined;
};

/** The address of a call, with the input of a GET. */
export const addressOf = <C extends Call>({ name, method, route = name }: C, input: InputOf<C>) =>
  `/api/${route}${method === 'GET' ? queryOf(input) : ''}`;

/** Calls an endpoint with the types of its contract. Throws only ApiError. */
export async function call<C extends Call>(
  endpoint: C,
  input: InputOf<C>,
  { token, keepalive = false, onRefused }: CallOptions = {},
): Promise<OutputOf<C>> {
  const { functionKey } = await settings();
  const { method, reads }: Call = endpoint;
  const isGet = method === 'GET';
  const isWrite = !isGet && !reads;
  const send = (bearer: string | null) =>
    fetchOrTakeEarly(addressOf(endpoint, input), bearer, {
      method,
      headers: {
        ...headersOf(functionKey, bearer),
        ...(isGet ? {} : { 'Content-Type': 'application/json' }),
      },
      body: isGet ? null : JSON.stringify(input),
      keepalive,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => {
      throw new ApiError(0);
    });
  const response = await sendWithToken(token ?? null, isWrite, send).finally(() => {
    // Also after a failure: a write that was not answered may have happened.
    if (isWrite) noteWrite();
  });
  return readAnswer<OutputOf<C>>(response).catch((error: unknown) => {
    if (isTokenRefused(error)) onRefused?.();
    throw error;
  });
}
