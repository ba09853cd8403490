import { afterEach, expect, test, vi } from 'vitest';
import { read } from 'xlsx';
import { sheetsOf } from '../../../../tests/support/sheets.ts';
import { isolatedWords } from '../../lib/words/isolated-words.ts';
import { texts as germanOffice } from '../../lib/words/office-words/de.ts';
import { officeWords, readOffice } from '../../lib/words/office-words.ts';
import type { InsightReportWords, InsightWords } from '../../lib/words/types.ts';
import { insightFile } from './insight-file.ts';
import type { InsightTable } from './insight-table.ts';
import { answerTable } from './questions.tsx';
import { sheetOf } from './sheet-of.ts';
import { trendTable } from './trend.tsx';
import germanTexts from './words/insight/de.json';
import englishTexts from './words/insight/en.json';
import reportTexts from './words/insight-report/en.json';

afterEach(() => void vi.unstubAllEnvs());

const words = isolatedWords<InsightReportWords>(reportTexts, 'en');
const en = {
  insight: isolatedWords<InsightWords>(englishTexts, 'en'),
  funnel: (await officeWords()).funnel,
};
const { funnel } = readOffice(germanOffice, 'de');
const de = { insight: isolatedWords<InsightWords>(germanTexts, 'de'), funnel };

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

const NO_EVENTS = { invited: 0, redeemed: 0, answered: 0, completed: 0 };
const part = (day: string, start: string, hours: number) => ({
  ...{ day, start, hours },
  events: { ...NO_EVENTS, completed: 2 },
});

/** The first column of the sheet of a trend, as it is stored and as it is shown. */
async function trendCells(now: Parameters<typeof trendTable>[0]['now'], language: 'en' | 'de') {
  const named = trendTable({ now, before: [] }, { en, de }[language], () => 'a name');
  const file = await insightFile([sheetOf(named, words)], 'Nothing');
  const { SheetNames, Sheets } = read(await file.arrayBuffer(), { cellNF: true });
  const sheet = Sheets[SheetNames[0] ?? ''];
  return ['A2', 'A3'].map((place) => {
    const { t, v, w } = sheet?.[place] ?? {};
    return [t, v, w];
  });
}

test.each(['en', 'de'] as const)('in %s, the days of the trend are dates', async (language) => {
  const now = [
    part('2026-10-29', '2026-10-28T22:00:00.000Z', 24),
    part('2026-11-01', '2026-10-31T22:00:00.000Z', 25),
  ];
  expect(await trendCells(now, language)).toEqual([
    ['n', 46_324, '2026-10-29'],
    ['n', 46_327, '2026-11-01'],
  ]);
});

test('an hour of the trend is text that sorts, in the zone of the browser', async () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  const now = [
    part('2026-11-27', '2026-11-26T23:00:00.000Z', 1),
    part('2026-11-27', '2026-11-27T12:00:00.000Z', 1),
  ];
  expect(await trendCells(now, 'de')).toEqual([
    ['s', '2026-11-27 00:00', '2026-11-27 00:00'],
    ['s', '2026-11-27 13:00', '2026-11-27 13:00'],
  ]);
});

test('answers have their question in a column of its own, so that they can be grouped', async () => {
  const both = { now: 6, before: 2 };
  const question = {
    ...{ id: 'light', text: 'Which light?', type: 'Single Choice', isGone: false },
    ...{ reached: both, answered: { now: 8, before: 4 }, left: both },
    time: { now: { seconds: null, n: 0 }, before: { seconds: null, n: 0 } },
    answers: [{ id: 'dawn', title: 'Dawn', isGone: false, selected: both }],
  };
  const { columns, rows } = sheetOf(
    answerTable({ n: both, items: [question], leftAtEnd: both }, en.insight),
    words,
  );
  expect([columns, ...rows]).toEqual([
    ['Question', 'Answer', 'Selected', 'Selected, %', 'Selected, before'],
    ['Which light?', 'Dawn', 6, 75, 2],
  ]);
});

test('a table without rows is a sheet that says so', async () => {
  const file = await insightFile([sheetOf({ ...table, rows: [] }, words)], 'Nothing');
  expect(sheetsOf(await file.arrayBuffer())).toMatchObject({
    'How far allsome': [expect.any(Array), ['Nothing']],
  });
});
