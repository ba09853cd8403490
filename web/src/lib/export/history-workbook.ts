import type { ExportedResult } from '@vse/domain/records/quiz-results';
import { leftOutRows } from '@vse/domain/rules/exports';
import { localDay } from '../days.ts';
import { TABLES } from './tables.ts';
import { workbook } from './workbook.ts';

const SHEETS = [TABLES.history, TABLES.answers];

/** Builds a workbook of the whole history, part by part: results in one or more sheets, answers in others. */
export function historyWorkbook(maxRows?: number) {
  const book = workbook(SHEETS, maxRows);
  return {
    async add(results: readonly ExportedResult[]) {
      for (const [at, { rowsOf }] of SHEETS.entries())
        await book.add(
          at,
          results.flatMap((result) => rowsOf(result, localDay)),
        );
    },
    /** Ends both kinds of sheets with how many results are left out. */
    async close(unreadable = 0) {
      for (const at of SHEETS.keys()) await book.add(at, leftOutRows(unreadable));
      return book.close();
    },
  };
}
