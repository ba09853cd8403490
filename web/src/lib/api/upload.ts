import type { Call } from '@vse/domain/contract/calls';
import type { InputOf, OutputOf } from '@vse/domain/contract/contracts';
import { sendWithToken } from '../auth/fresh-token.ts';
import { staffToken } from '../auth/tokens.ts';
import { ApiError } from './api-error.ts';
import { headersOf, queryOf, readAnswer } from './http.ts';
import { settings } from './settings.ts';

/**
 * Longer than other calls, because a large file on a slow line takes longer. Static Web Apps ends requests after 45 s.
 */
const UPLOAD_TIMEOUT_MS = 45_000;

export type UploadOptions = {
  /** The fraction of the file that has been sent, from 0 to 1. */
  onProgress?: (part: number) => void;
  /** Aborts the upload, which then rejects with ApiError 0. */
  signal?: AbortSignal;
  /** Further files by their multipart fields, such as a picture's smaller widths. */
  more?: Readonly<Partial<Record<string, File>>>;
  /** Called for an animated picture of which only the first frame is sent. */
  onStill?: () => void;
};

/**
 * Sends a file to an upload endpoint in the multipart field `file`, with the input in the query. Uses XMLHttpRequest,
 * since fetch does not report upload progress. Throws ApiError.
 */
export async function staffUpload<C extends Call>(
  endpoint: C,
  input: InputOf<C>,
  file: File,
  options: UploadOptions = {},
): Promise<OutputOf<C>> {
  const { functionKey } = await settings();
  const body = new FormData();
  body.append('file', file);
  for (const [name, more] of Object.entries(options.more ?? {})) if (more) body.append(name, more);
  const url = `/api/${endpoint.name}${queryOf(input)}`;
  const response = await sendWithToken(staffToken.get(), true, (bearer) =>
    send(url, headersOf(functionKey, bearer), body, options),
  );
  return readAnswer<OutputOf<C>>(response);
}

function send(
  url: string,
  headers: Record<string, string>,
  body: FormData,
  { onProgress, signal }: UploadOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const rejectUnanswered = () => reject(new ApiError(0));
    if (signal?.aborted) return rejectUnanswered();
    request.open('POST', url);
    request.timeout = UPLOAD_TIMEOUT_MS;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = rejectUnanswered;
    request.onabort = rejectUnanswered;
    request.ontimeout = rejectUnanswered;
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}
