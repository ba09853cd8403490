import { countQuizResults, exportQuizResults } from '@vse/domain/contract/calls';
import type { InputOf, OutputOf } from '@vse/domain/contract/contracts';
import { MAX_PAGE_SIZE } from '@vse/domain/limits';
import { isPassing } from '../api/api-error.ts';
import { staffCall } from '../api/staff.ts';
import type { FromWorker, ToWorker } from './export-worker.ts';

type Query = InputOf<typeof exportQuizResults>;
type Page = OutputOf<typeof exportQuizResults>;
export type ExportProgress = { done: number; total: number };

const ATTEMPTS = 4;
const WAIT_MS = 1000;

/**
 * Exports the history page by page: while a worker writes one page into the workbook, the next page is fetched. No more
 * than these are in memory. Throws ApiError, or the signal's reason when canceled.
 */
export async function exportHistory(
  query: Query,
  onProgress: (progress: ExportProgress) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const writer = createWriter(signal);
  try {
    const [first, counted] = await Promise.all([fetchPage(query, signal), countOf(query)]);
    let page = first;
    const total = counted ?? page.items.length;
    let done = 0;
    let unreadable = 0;
    onProgress({ done, total });
    for (;;) {
      const next = page.nextPage;
      const [following] = await Promise.all([
        next === undefined ? undefined : fetchPage({ ...query, page: next }, signal),
        writer.send({ results: page.items }),
      ]);
      done += page.items.length;
      unreadable += page.unreadable ?? 0;
      onProgress({ done, total: Math.max(total, done) });
      if (!following) break;
      page = following;
    }
    const answer = await writer.send({ unreadable });
    if (answer.kind !== 'file') throw new Error('The workbook was not written');
    return answer.file;
  } finally {
    writer.end();
  }
}

/** How many results there will be, for the progress alone: undefined when they could not be counted. */
async function countOf({ sort, direction, page, limit, isCompleted, ...filters }: Query) {
  const completed = isCompleted !== undefined && { isCompleted: String(isCompleted) };
  const counted = staffCall(countQuizResults, { ...filters, ...completed });
  return (await counted.catch(() => undefined))?.total;
}

/** Fetches a page. Retries transient errors, so that one lost response among hundreds does not lose the export. */
async function fetchPage(query: Query, signal: AbortSignal): Promise<Page> {
  for (let attempt = 1; ; attempt += 1) {
    signal.throwIfAborted();
    try {
      const page = await staffCall(exportQuizResults, { ...query, limit: MAX_PAGE_SIZE });
      signal.throwIfAborted();
      return page;
    } catch (error) {
      if (attempt === ATTEMPTS || !isPassing(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS * attempt));
    }
  }
}

/**
 * Wraps the worker as a function that sends one message and waits for its answer. Aborting rejects and ends the worker.
 */
function createWriter(signal: AbortSignal) {
  const worker = new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module' });
  return {
    send: (message: ToWorker) =>
      new Promise<FromWorker>((resolve, reject) => {
        const fail = () => reject(signal.aborted ? signal.reason : new Error('The worker failed'));
        if (signal.aborted) return fail();
        signal.addEventListener('abort', fail, { once: true });
        worker.onerror = fail;
        worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
          signal.removeEventListener('abort', fail);
          if (data.kind === 'failed') fail();
          else resolve(data);
        };
        worker.postMessage(message);
      }),
    end: () => worker.terminate(),
  };
}
