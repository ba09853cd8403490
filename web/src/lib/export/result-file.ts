import type { ExportedResult } from '@vse/domain/records/quiz-results';
import { csvOf, type ExportKind, exportFileName } from '@vse/domain/rules/exports';
import { localDay } from '../days.ts';
import { TABLES } from './tables.ts';
import { workbook, XLSX_TYPE } from './workbook.ts';

export type FileFormat = 'xlsx' | 'csv';

/** Makes a file of one result's fragrances or answers. */
export async function resultFile(result: ExportedResult, kind: ExportKind, format: FileFormat) {
  const { rowsOf, ...table } = TABLES[kind];
  const rows = rowsOf(result, localDay);
  const name = `${exportFileName(result, kind)}.${format}`;
  if (format === 'csv') {
    const text = csvOf([table.columns, ...rows]);
    return { file: new Blob([text], { type: 'text/csv;charset=utf-8' }), name };
  }
  const book = workbook([table]);
  await book.add(0, rows);
  return { file: new Blob(await book.close(), { type: XLSX_TYPE }), name };
}
