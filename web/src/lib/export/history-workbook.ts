import type { ExportedResult } from '@vse/domain/records/quiz-results';
import {
  ANSWER_COLUMNS,
  answerRows,
  FRAGRANCE_COLUMNS,
  leftOutRows,
  recommendationRows,
} from '@vse/domain/rules/exports';
import { workbook } from './workbook.ts';

/** Builds a workbook of the whole history, part by part: results in one or more sheets, answers in others. */
export function historyWorkbook(maxRows?: number) {
  const book = workbook(
    [
      { name: 'Results', columns: FRAGRANCE_COLUMNS },
      { name: 'Answers', columns: ANSWER_COLUMNS },
    ],
    maxRows,
  );
  return {
    async add(results: readonly ExportedResult[]) {
      await book.add(0, results.flatMap(recommendationRows));
      await book.add(1, results.flatMap(answerRows));
    },
    /** Ends both kinds of sheets with how many results are left out. */
    async close(unreadable = 0) {
      await book.add(0, leftOutRows(unreadable));
      await book.add(1, leftOutRows(unreadable));
      return book.close();
    },
  };
}
