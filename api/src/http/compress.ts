import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { HttpRequest, HttpResponseInit } from '@azure/functions';

const gzipped = promisify(gzip);

/** Bytes. Below it an answer fits into one packet or two either way. */
const WORTH_IT = 1024;

/**
 * The answer in the form that this caller takes: what an answer of the API repeats (ids, addresses of pictures) makes up
 * most of it, and nothing in front of the API compresses it. No cookie signs anybody in, so no other site can have
 * answers made of its own words and of secrets, whose length would tell the secrets.
 */
export async function compressed(
  request: HttpRequest,
  { body, headers, ...answer }: HttpResponseInit & { body: string },
): Promise<HttpResponseInit> {
  const varied = { ...headers, vary: 'Accept-Encoding' };
  const bytes = Buffer.from(body);
  if (bytes.length < WORTH_IT || !takesGzip(request.headers.get('accept-encoding') ?? ''))
    return { ...answer, headers: varied, body };
  return {
    ...answer,
    headers: { ...varied, 'content-encoding': 'gzip' },
    body: await gzipped(bytes),
  };
}

/** RFC 9110, 12.5.3: a list of codings with weights, 0 for what is not taken; `*` is every other one. */
function takesGzip(accepted: string): boolean {
  const codings = new Map(
    accepted.split(',').map((each) => {
      const [coding = '', weight] = each.toLowerCase().split(';');
      return [coding.trim(), Number(weight?.split('=')[1] ?? 1) > 0];
    }),
  );
  return codings.get('gzip') ?? codings.get('x-gzip') ?? codings.get('*') ?? false;
}
