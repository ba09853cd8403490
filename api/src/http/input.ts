import type { HttpRequest } from '@azure/functions';
import type { Contract } from '@vse/domain/contract';
import { FILE_REQUIRED, FILE_TOO_LARGE } from '@vse/domain/files';
import { FILE_BYTES, JSON_BODY_BYTES } from '@vse/domain/limits';
import { plainWords } from '@vse/domain/plain-words';
import type { z } from 'zod';
import { Problem } from './errors.ts';

const NOT_JSON = 'The body is not valid JSON.';
const FORM_OVERHEAD_BYTES = 10_000;

/** What a contract takes from a request, parsed. Throws Problem 400 with the schema's messages in order, 413 or 415. */
export async function inputOf(contract: Contract, request: HttpRequest): Promise<unknown> {
  const raw =
    contract.method === 'GET' || contract.upload
      ? Object.fromEntries(request.query)
      : await jsonOf(request);
  const parsed = contract.input.safeParse(raw, { error: plainWords });
  if (parsed.success) return parsed.data;
  throw new Problem(400, messagesOf(parsed.error));
}

/** The one file of an upload, from the multipart field `file`. Throws Problem 400, 413 or 415. */
export async function fileOf(request: HttpRequest): Promise<Uint8Array> {
  requireType(request, 'multipart/form-data');
  requireSize(declaredSize(request), FILE_BYTES + FORM_OVERHEAD_BYTES, FILE_TOO_LARGE);
  const form = await request.formData().catch(() => {
    throw new Problem(400, FILE_REQUIRED);
  });
  const file = form.get('file');
  if (file === null || typeof file === 'string' || file.size === 0)
    throw new Problem(400, FILE_REQUIRED);
  requireSize(file.size, FILE_BYTES, FILE_TOO_LARGE);
  return new Uint8Array(await file.arrayBuffer());
}

async function jsonOf(request: HttpRequest): Promise<unknown> {
  requireType(request, 'application/json');
  requireSize(declaredSize(request), JSON_BODY_BYTES, 'The request is too large.');
  const bytes = await request.arrayBuffer();
  requireSize(bytes.byteLength, JSON_BODY_BYTES, 'The request is too large.');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Problem(400, NOT_JSON);
  }
}

function requireType(request: HttpRequest, wanted: string) {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== wanted) throw new Problem(415, `The content type must be ${wanted}.`);
}

function requireSize(bytes: number, limit: number, message: string) {
  if (bytes > limit) throw new Problem(413, message);
}

const declaredSize = (request: HttpRequest) => Number(request.headers.get('content-length') ?? 0);

/** Each message once, in the order of the fields: a name that is empty and too short is said once. */
function messagesOf(error: z.ZodError): string[] {
  return [...new Set(error.issues.map(({ message }) => message))];
}
