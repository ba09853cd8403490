import type { ServerResponse } from 'node:http';
import type { Cookie, HttpOut } from './core-types.ts';

const sameSiteNames: Record<string, string> = {
  lax: 'Lax',
  strict: 'Strict',
  explicitNone: 'None',
};

function cookieHeader(cookie: Cookie): string {
  const fields = [
    `${encodeURIComponent(cookie.name)}=${encodeURIComponent(cookie.value)}`,
    cookie.maxAge?.value !== undefined && `Max-Age=${cookie.maxAge.value}`,
    cookie.domain?.value && `Domain=${cookie.domain.value}`,
    cookie.path?.value && `Path=${cookie.path.value}`,
    cookie.secure?.value && 'Secure',
    cookie.httpOnly?.value && 'HttpOnly',
    sameSiteNames[cookie.sameSite ?? ''] && `SameSite=${sameSiteNames[cookie.sameSite ?? '']}`,
  ];
  return fields.filter(Boolean).join('; ');
}

/** Sends a function's response; 204 when the handler returned nothing. */
export function reply(response: ServerResponse, answer: HttpOut | undefined): number {
  if (answer === undefined) return replyEmpty(response, 204);
  const status = Number(answer.statusCode);
  const { bytes, string, json } = answer.body ?? {};
  const body = Buffer.from(bytes ?? string ?? json ?? '');
  for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, value);
  const cookies = answer.cookies ?? [];
  if (cookies.length > 0) response.setHeader('set-cookie', cookies.map(cookieHeader));
  const bodyless = status === 204 || status === 205 || status === 304;
  response.writeHead(status, bodyless ? {} : { 'content-length': body.length });
  response.end(bodyless ? undefined : body);
  return status;
}

export function replyEmpty(response: ServerResponse, status: number): number {
  response.writeHead(status, status === 204 ? {} : { 'content-length': 0 });
  response.end();
  return status;
}
