import type { ExportedResult } from '@vse/domain/rules/exports';
import { historyWorkbook } from './history-workbook.ts';
import { XLSX_TYPE } from './workbook.ts';

/** A part of the history, or null after the last part. */
export type ToWorker = readonly ExportedResult[] | null;
/** The worker answers `added` to each part and `file` after the last. */
export type FromWorker = { kind: 'added' } | { kind: 'file'; file: Blob } | { kind: 'failed' };

const book = historyWorkbook();
const answer = (message: FromWorker) => postMessage(message);

addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  try {
    if (data) {
      await book.add(data);
      answer({ kind: 'added' });
    } else answer({ kind: 'file', file: new Blob(await book.close(), { type: XLSX_TYPE }) });
  } catch {
    answer({ kind: 'failed' });
  }
});
