import {
  ANSWER_COLUMNS,
  answerRows,
  type ExportedResult,
  FRAGRANCE_COLUMNS,
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
    close: book.close,
  };
}
