import type { ExportedResult } from '@vse/domain/records/quiz-results';
import {
  ANSWER_COLUMNS,
  answerRows,
  csvOf,
  type ExportKind,
  exportFileName,
  FRAGRANCE_COLUMNS,
  recommendationRows,
} from '@vse/domain/rules/exports';
import { workbook, XLSX_TYPE } from './workbook.ts';

export type FileFormat = 'xlsx' | 'csv';

const TABLES = {
  fragrances: { name: 'Results', columns: FRAGRANCE_COLUMNS, rowsOf: recommendationRows },
  answers: { name: 'Answers', columns: ANSWER_COLUMNS, rowsOf: answerRows },
};

/** Makes a file of one result's fragrances or answers. */
export async function resultFile(result: ExportedResult, kind: ExportKind, format: FileFormat) {
  const { rowsOf, ...table } = TABLES[kind];
  const rows = rowsOf(result);
  const name = `${exportFileName(result, kind)}.${format}`;
  if (format === 'csv') {
    const text = csvOf([table.columns, ...rows]);
    return { file: new Blob([text], { type: 'text/csv;charset=utf-8' }), name };
  }
  const book = workbook([table]);
  await book.add(0, rows);
  return { file: new Blob(await book.close(), { type: XLSX_TYPE }), name };
}
