import { expect, test } from 'vitest';
import { sheetsOf } from '../../../../tests/support/sheets.ts';
import { insightReport as words } from '../../lib/words/en/insight-report.ts';
import { insightFile } from './insight-file.ts';
import type { InsightTable } from './insight-table.ts';
import { sheetOf } from './sheet-of.ts';

type Row = { name: string; count: number; seconds: number | null };

const table: InsightTable<Row> = {
  key: 'sample',
  title: 'How far: all/some',
  name: 'Name',
  nameOf: ({ name }) => name,
  keyOf: ({ name }) => name,
  rows: [
    { name: '=SUM(A1)', count: 3, seconds: 9.5 },
    { name: 'Salt', count: 0, seconds: null },
  ],
  columns: [
    {
      key: 'count',
      title: 'Count',
      figure: ({ count }) => ({ now: count, before: 1, of: { now: 8, before: 4 } }),
    },
    {
      key: 'drawn',
      title: 'Share',
      isForm: true,
      figure: ({ count }) => ({ now: count, before: 1 }),
    },
    {
      key: 'time',
      title: 'Median',
      figure: ({ seconds }) => ({
        now: seconds,
        before: null,
        of: { now: 2, before: 0 },
        isSeconds: true,
      }),
    },
  ],
};

test('a sheet has each number, its share and the number before, and names as they are', async () => {
  const file = await insightFile([sheetOf(table, words)], 'Nothing');
  expect(sheetsOf(await file.arrayBuffer())).toEqual({
    'How far allsome': [
      ['Name', 'Count', 'Count, %', 'Count, before', 'Median', 'Median, before'],
      ['=SUM(A1)', 3, 37.5, 1, 9.5, ''],
      ['Salt', 0, 0, 1, '', ''],
    ],
  });
});

test('a table without rows is a sheet that says so', async () => {
  const file = await insightFile([sheetOf({ ...table, rows: [] }, words)], 'Nothing');
  expect(sheetsOf(await file.arrayBuffer())).toMatchObject({
    'How far allsome': [expect.any(Array), ['Nothing']],
  });
});
