import type { Cell, Row } from '@vse/domain/rules/exports';
import type { InsightReportWords } from '../../lib/words/types.ts';
import { type Column, type InsightTable, shareOf } from './insight-table.ts';

const percent = (share: number | undefined): Cell =>
  share === undefined ? '' : Math.round(share * 1000) / 10;

export type Sheet = {
  name: string;
  columns: string[];
  /** How many of the columns have names rather than numbers. */
  named: number;
  rows: Row[];
};

/** All rows of a table for spreadsheets: of each number also its share in percent, and the number before. */
export function sheetOf<Item>(table: InsightTable<Item>, words: InsightReportWords): Sheet {
  const { name, rows, nameOf } = table;
  const names = table.exported ?? { columns: [name], cellsOf: (row: Item) => [nameOf(row)] };
  const columns = table.columns.filter(({ isForm }) => !isForm);
  const isOfCases = ({ figure }: Column<Item>) =>
    rows.some((row) => {
      const { of, isSeconds, isRating } = figure(row);
      return of !== undefined && !isSeconds && !isRating;
    });
  const shared = columns.map((column) => ({ column, hasShare: isOfCases(column) }));
  return {
    name: table.title,
    columns: [
      ...names.columns,
      ...shared.flatMap(({ column: { title }, hasShare }) => [
        title,
        ...(hasShare ? [words.share({ title })] : []),
        words.beforeOf({ title }),
      ]),
    ],
    named: names.columns.length,
    rows: rows.map((row) => [
      ...names.cellsOf(row),
      ...shared.flatMap(({ column: { figure }, hasShare }) => {
        const each = figure(row);
        return [each.now ?? '', ...(hasShare ? [percent(shareOf(each))] : []), each.before ?? ''];
      }),
    ]),
  };
}
