import type { Contract, Input } from '@vse/domain/contract';
import type { z } from 'zod';
import { freshToken } from '../msal/fresh-token.ts';
import { ApiError, isTokenRefused } from './api-error.ts';
import { readAnswer, TIMEOUT_MS } from './http.ts';
import { settings } from './settings.ts';

type CallOptions = {
  token?: string | null;
  /** The browser finishes the request even when its page is closed. */
  keepalive?: boolean;
  /** The token is worth nothing any more. */
  onRefused?: (() => void) | undefined;
};

/** Calls an endpoint by its contract. Throws ApiError, and nothing else, when it comes to nothing. */
export async function call<C extends Contract>(
  contract: C,
  input: Input<C>,
  { token, keepalive = false, onRefused }: CallOptions = {},
): Promise<z.output<C['output']>> {
  const { functionKey } = await settings();
  const isGet = contract.method === 'GET';
  const isAction = !isGet;
  const send = (bearer: string | null) =>
    fetch(`/api/${contract.name}${isGet ? query(input) : ''}`, {
      method: contract.method,
      headers: {
        'x-functions-key': functionKey,
        // Not `Authorization`: Static Web Apps overwrites that on the way to the API.
        ...(bearer && { 'X-Authorization': `Bearer ${bearer}` }),
        ...(isGet ? {} : { 'Content-Type': 'application/json' }),
      },
      body: isGet ? null : JSON.stringify(input),
      keepalive,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => {
      throw new ApiError(0);
    });
  const bearer = token ? await freshToken(token, { isAction }) : null;
  let response = await send(bearer);
  if (response.status === 401 && bearer) {
    // Once: a token may have lost its worth before its time.
    const other = await freshToken(bearer, { isAction, isRefused: true });
    if (other !== bearer) response = await send(other);
  }
  return readAnswer(contract, response).catch((error: unknown) => {
    if (isTokenRefused(error)) onRefused?.();
    throw error;
  });
}

function query(input: unknown): string {
  const entries = Object.entries(input ?? {}).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return '';
  return `?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`;
}
