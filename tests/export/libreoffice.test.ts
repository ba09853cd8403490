import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { ExportedResult } from '@vse/domain/records/quiz-results';
import {
  ANSWER_COLUMNS,
  answerRows,
  FRAGRANCE_COLUMNS,
  guardedText,
  HISTORY_COLUMNS,
  historyRows,
  type Row,
  recommendationRows,
} from '@vse/domain/rules/exports';
import { afterAll, describe, expect, test } from 'vitest';
import { read, utils } from 'xlsx';
import { historyWorkbook } from '../../web/src/lib/export/history-workbook.ts';
import { resultFile } from '../../web/src/lib/export/result-file.ts';
import { needs } from '../support/needs.ts';

const folder = mkdtempSync(join(tmpdir(), 'vse-export-'));
afterAll(() => rmSync(folder, { recursive: true }));

function isInstalled(): boolean {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Comma, double quote, UTF-8, from the first line; text as text, values as shown, and every sheet. */
const CSV = '44,34,76,1,,1033,false,true,false,false,false';
const PATIENCE_MS = 180_000;

/** The cells of every sheet as LibreOffice opens a file, by the sheet's name; a CSV file's sheet has none. */
async function openedByLibreOffice(name: string, file: Blob): Promise<Record<string, string[][]>> {
  const out = mkdtempSync(join(folder, 'out-'));
  writeFileSync(join(out, name), new Uint8Array(await file.arrayBuffer()));
  await promisify(execFile)(
    'soffice',
    [
      // A profile of its own: two with the same one would refuse to run at once.
      `-env:UserInstallation=${pathToFileURL(join(out, 'profile'))}`,
      '--headless',
      ...(name.endsWith('.csv') ? [`--infilter=CSV:${CSV}`] : []),
      '--convert-to',
      `csv:Text - txt - csv (StarCalc):${CSV},-1`,
      '--outdir',
      join(out, 'sheets'),
      join(out, name),
    ],
    { timeout: PATIENCE_MS },
  );
  const sheets = readdirSync(join(out, 'sheets')).map((sheet) => [
    sheet.replace(/^[^-]*-?|\.csv$/g, ''),
    cellsOf(readFileSync(join(out, 'sheets', sheet), 'utf8')),
  ]);
  return Object.fromEntries(sheets);
}

function cellsOf(csv: string): string[][] {
  const book = read(csv, { type: 'string', raw: true });
  const [name = ''] = book.SheetNames;
  return utils.sheet_to_json<string[]>(book.Sheets[name] ?? {}, {
    header: 1,
    raw: true,
    defval: '',
    blankrows: true,
  });
}

const asText = (columns: readonly string[], rows: readonly Row[], textOf = wellFormed) =>
  [columns, ...rows].map((row) =>
    row.map((cell) =>
      typeof cell === 'object' ? cell.day : typeof cell === 'number' ? String(cell) : textOf(cell),
    ),
  );
const wellFormed = (text: string) => text.toWellFormed();
const dayOf = (date: string) => date.slice(0, 10);

const OUTCOMES = [
  {
    kind: 'refused' as const,
    reason: '=1+1; "too" sweet',
    date: '2026-03-09T10:00:00.000Z',
    by: null,
  },
];

const quiz = (name: string, title: string): ExportedResult => ({
  quizStartDate: '2026-03-01T10:00:00.000Z',
  quizCompleteDate: '2026-03-02T10:00:00.000Z',
  invite: { name, email: '+ana@example.com', salesperson: '@jonah@example.com' },
  project: {},
  questions: [
    {
      type: 'Multiple Choice',
      questionText: 'Which <places> & "moods", today?',
      answers: [title, 'Sea, the'],
    },
    { type: 'Exclusive Choice', questionText: '-1', answers: [] },
  ],
  recommendedFragrances: [
    { name: 'Œillet — 木の香り 🌲', sku: 'OAK-1', score: 12.5 },
    { name: '=HYPERLINK("https://example.com")', sku: '=1+1', outcomes: OUTCOMES },
  ],
});
const FORMULA = quiz('=SUM(A1)', 'half \ud83c');
const TWO_LINES = quiz('Two\nlines', ' spaces ');
const RESULTS = [quiz('Ana Nguyễn', 'Forest'), FORMULA, quiz('\tTab', '_x0041_'), TWO_LINES];

describe.skipIf(!isInstalled())(
  'LibreOffice',
  { ...needs('LibreOffice (soffice)'), timeout: PATIENCE_MS },
  () => {
    test('opens a history of several sheets cell by cell', async () => {
      const book = historyWorkbook(6);
      for (const result of RESULTS) await book.add([result]);
      const sheets = await openedByLibreOffice('history.xlsx', new Blob(await book.close()));
      const results = RESULTS.flatMap((result) => historyRows(result, dayOf));
      const answers = RESULTS.flatMap((result) => answerRows(result, dayOf));
      expect(sheets).toEqual({
        Results: asText(HISTORY_COLUMNS, results.slice(0, 5)),
        'Results 2': asText(HISTORY_COLUMNS, results.slice(5)),
        Answers: asText(ANSWER_COLUMNS, answers.slice(0, 5)),
        'Answers 2': asText(ANSWER_COLUMNS, answers.slice(5)),
      });
      expect(sheets.Results?.[2]?.[6]).toBe('=1+1');
      expect(sheets.Results?.[2]?.[4]).toBe('2026-03-02');
    });

    test.each([
      ['answers', 'xlsx', TWO_LINES, ANSWER_COLUMNS, answerRows],
      ['answers', 'csv', TWO_LINES, ANSWER_COLUMNS, answerRows],
      ['fragrances', 'csv', FORMULA, FRAGRANCE_COLUMNS, recommendationRows],
    ] as const)(
      "opens one quiz's %s as .%s cell by cell",
      async (kind, format, result, columns, rowsOf) => {
        const { file } = await resultFile(result, kind, format);
        const [cells] = Object.values(await openedByLibreOffice(`one.${format}`, file));
        const textOf = format === 'csv' ? guardedText : wellFormed;
        expect(cells).toEqual(asText(columns, rowsOf(result, dayOf), textOf));
      },
    );
  },
);
