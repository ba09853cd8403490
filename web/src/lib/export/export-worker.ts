import type { ExportedResult } from '@vse/domain/records/quiz-results';
import { historyWorkbook } from './history-workbook.ts';
import { XLSX_TYPE } from './workbook.ts';

/** A part of the history, or after the last part how many results could not be read. */
export type ToWorker = { results: readonly ExportedResult[] } | { unreadable: number };
/** The worker answers `added` to each part and `file` after the last. */
export type FromWorker = { kind: 'added' } | { kind: 'file'; file: Blob } | { kind: 'failed' };

const book = historyWorkbook();
const answer = (message: FromWorker) => postMessage(message);

addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  try {
    if ('results' in data) {
      await book.add(data.results);
      answer({ kind: 'added' });
    } else {
      const parts = await book.close(data.unreadable);
      answer({ kind: 'file', file: new Blob(parts, { type: XLSX_TYPE }) });
    }
  } catch {
    answer({ kind: 'failed' });
  }
});
