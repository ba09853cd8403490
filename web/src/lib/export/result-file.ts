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
import { utils, write } from 'xlsx';
import { MAX_CELL } from './cell-text.ts';
import { XLSX_TYPE } from './workbook.ts';

export const FILE_FORMATS = ['xlsx', 'csv'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** Makes a file of one result's fragrances or answers. */
export function resultFile(result: ExportedResult, kind: ExportKind, format: FileFormat) {
  const isAnswers = kind === 'answers';
  const rows = [
    isAnswers ? ANSWER_COLUMNS : FRAGRANCE_COLUMNS,
    ...(isAnswers ? answerRows(result) : recommendationRows(result)),
  ];
  const file =
    format === 'csv'
      ? new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' })
      : new Blob([workbookOf(rows, isAnswers ? 'Answers' : 'Results')], { type: XLSX_TYPE });
  return { file, name: `${exportFileName(result, kind)}.${format}` };
}

/** `xlsx` throws for a cell beyond Excel's limit. */
function workbookOf(rows: readonly (readonly (string | number)[])[], name: string): ArrayBuffer {
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? cell.slice(0, MAX_CELL) : cell)),
  );
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells), name);
  return write(book, { type: 'array', bookType: 'xlsx', compression: true });
}
