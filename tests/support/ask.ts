import { HttpRequest } from '@azure/functions';
import { type Endpoint, respond } from '../../api/src/http/endpoint.ts';
import type { Services } from '../../api/src/services/services.ts';

const QUIET = { log: () => {}, warn: () => {}, error: () => {} };

/** Asks an endpoint as a request does, without a host around it. */
export async function ask(
  endpoint: Endpoint,
  services: Services,
  input: Record<string, string | number>,
  token?: string,
): Promise<{ status: number | undefined; body: Record<string, unknown> }> {
  const { method, name } = endpoint.contract;
  const isGet = method === 'GET';
  const query = new URLSearchParams();
  if (isGet) for (const [key, value] of Object.entries(input)) query.set(key, `${value}`);
  const request = new HttpRequest({
    method,
    url: `http://localhost/api/${name}?${query}`,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { 'x-authorization': `Bearer ${token}` }),
    },
    ...(isGet ? {} : { body: { string: JSON.stringify(input) } }),
  });
  const answer = await respond(endpoint, request, QUIET, async () => services);
  return { status: answer.status, body: JSON.parse(String(answer.body)) };
}
