import { workbook, XLSX_TYPE } from '../../lib/export/workbook.ts';
import type { Sheet } from './sheet-of.ts';

/** Makes one workbook with a sheet for each table. */
export async function insightFile(sheets: readonly Sheet[], none: string): Promise<Blob> {
  const book = workbook(
    sheets.map(({ name, columns, named }) => ({
      // Excel allows 31 characters, and none of these.
      name: name.replace(/[\\/?*:[\]&<>"]/g, '').slice(0, 28),
      columns,
      widths: columns.map((_, at) => (at < named ? 44 : 16)),
      none,
    })),
  );
  for (const [at, { rows }] of sheets.entries()) await book.add(at, rows);
  return new Blob(await book.close(), { type: XLSX_TYPE });
}
