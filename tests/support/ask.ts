import { HttpRequest } from '@azure/functions';
import type { Contract } from '@vse/domain/contract/contract';
import type { Endpoint } from '../../api/src/http/endpoint.ts';
import { respond } from '../../api/src/http/respond.ts';
import type { Context } from '../../api/src/services/context.ts';

const ignore = (_: string) => {};
const QUIET = { log: ignore, warn: ignore, error: ignore };

/** Asks an endpoint as a request does, without a host around it. */
export async function ask(
  endpoint: Endpoint,
  context: Context,
  input: Record<string, unknown>,
  token?: string,
  address?: string,
  logger = QUIET,
): Promise<{ status: number | undefined; body: Record<string, unknown> }> {
  const request = requestOf(endpoint.contract, input, {
    ...(token !== undefined && { 'x-authorization': `Bearer ${token}` }),
    ...(address !== undefined && { 'x-forwarded-for': address }),
  });
  const answer = await respond(
    endpoint.contract.name,
    async () => endpoint,
    request,
    logger,
    async () => context,
  );
  return { status: answer.status, body: JSON.parse(String(answer.body)) };
}

/** The request of a call with this input. */
export function requestOf(
  { method, name }: Contract,
  input: Record<string, unknown>,
  headers: Record<string, string>,
): HttpRequest {
  const isGet = method === 'GET';
  const query = new URLSearchParams();
  if (isGet) for (const [key, value] of Object.entries(input)) query.set(key, `${value}`);
  return new HttpRequest({
    method,
    url: `http://localhost/api/${name}?${query}`,
    headers: { 'content-type': 'application/json', ...headers },
    ...(isGet ? {} : { body: { string: JSON.stringify(input) } }),
  });
}
