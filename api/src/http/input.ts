import type { HttpRequest } from '@azure/functions';
import type { Contract, Issue } from '@vse/domain/contract/contract';
import { fallbackMessage } from '@vse/domain/contract/fallback-message';
import { FILE_BYTES, JSON_BODY_BYTES } from '@vse/domain/limits';
import type { MessageCode } from '@vse/domain/messages';
import type * as z from 'zod';
import { issueFrom, Problem } from '../problem.ts';

const FORM_OVERHEAD_BYTES = 10_000;

/** Parses a request by its contract. Throws Problem 400 with the schema's messages in order, 413 or 415. */
export async function inputOf(
  contract: Pick<Contract, 'method' | 'searches' | 'input' | 'upload'>,
  request: HttpRequest,
): Promise<unknown> {
  const isSearch = contract.searches && request.method === 'POST';
  const isInQuery = (contract.method === 'GET' && !isSearch) || contract.upload;
  const raw = isInQuery ? Object.fromEntries(request.query) : await jsonOf(request);
  const parsed = contract.input.safeParse(raw, { error: fallbackMessage });
  if (parsed.success) return parsed.data;
  throw new Problem(400, issuesOf(parsed.error));
}

/**
 * An upload's files: the one in the multipart field `file`, and those of the further fields that its contract names.
 */
export type Files = { file: Uint8Array; moreFiles: Record<string, Uint8Array> };

/** Throws Problem 400 without a file, 413 when the files together are too large, 415 for another content type. */
export async function filesOf(request: HttpRequest, fields: readonly string[]): Promise<Files> {
  requireType(request, 'multipart/form-data');
  requireSize(declaredSize(request), FILE_BYTES + FORM_OVERHEAD_BYTES, 'FILE_TOO_LARGE');
  const form = await request.formData().catch(() => {
    throw new Problem(400, 'FILE_REQUIRED');
  });
  const file = await bytesIn(form, 'file');
  if (!file) throw new Problem(400, 'FILE_REQUIRED');
  const moreFiles: Record<string, Uint8Array> = {};
  for (const field of fields) {
    const bytes = await bytesIn(form, field);
    if (bytes) moreFiles[field] = bytes;
  }
  const sizes = [file, ...Object.values(moreFiles)].map(({ byteLength }) => byteLength);
  requireSize(
    sizes.reduce((sum, size) => sum + size, 0),
    FILE_BYTES,
    'FILE_TOO_LARGE',
  );
  return { file, moreFiles };
}

async function bytesIn(form: Form, field: string): Promise<Uint8Array | undefined> {
  const value = form.get(field);
  if (value === null || typeof value === 'string' || value.size === 0) return undefined;
  return new Uint8Array(await value.arrayBuffer());
}

type Form = Awaited<ReturnType<HttpRequest['formData']>>;

async function jsonOf(request: HttpRequest): Promise<unknown> {
  requireType(request, 'application/json');
  requireSize(declaredSize(request), JSON_BODY_BYTES, 'REQUEST_TOO_LARGE');
  const bytes = await request.arrayBuffer();
  requireSize(bytes.byteLength, JSON_BODY_BYTES, 'REQUEST_TOO_LARGE');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Problem(400, 'BODY_NOT_JSON');
  }
}

function requireType(request: HttpRequest, wanted: string) {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== wanted)
    throw new Problem(415, { code: 'CONTENT_TYPE_WRONG', params: { type: wanted } });
}

function requireSize(bytes: number, limit: number, code: MessageCode) {
  if (bytes > limit) throw new Problem(413, code);
}

const declaredSize = (request: HttpRequest) => Number(request.headers.get('content-length') ?? 0);

/** The schema's issues in the order of the fields, each field and message once. */
function issuesOf(error: z.ZodError): Issue[] {
  const issues = error.issues.map(({ message, path }) =>
    issueFrom(message, path.length > 0 ? path.join('.') : null),
  );
  const isFirst = ({ field, message }: Issue, index: number) =>
    issues.findIndex((issue) => issue.field === field && issue.message === message) === index;
  return issues.filter(isFirst);
}
