import type { ExportedResult } from '@vse/domain/records/quiz-results';
import { ANSWER_COLUMNS, FRAGRANCE_COLUMNS } from '@vse/domain/rules/exports';
import { expect, test } from 'vitest';
import { sheetsOf } from '../../../../tests/support/sheets.ts';
import { historyWorkbook } from './history-workbook.ts';
import { workbook } from './workbook.ts';

const quiz = (name: string): ExportedResult => ({
  quizStartDate: '2026-03-01T10:00:00.000Z',
  quizCompleteDate: '2026-03-02T10:00:00.000Z',
  invite: { name, email: 'ana@example.com', salesperson: 'jonah@example.com' },
  project: {},
  questions: [
    {
      type: 'Multiple Choice',
      questionText: 'Which <places> & moods?',
      answers: ['Forest', 'Sea'],
    },
    {
      type: 'Exclusive Choice',
      questionText: 'Day or night?',
      answers: [],
    },
  ],
  recommendedFragrances: [{ name: 'Oak', sku: 'OAK-1', score: 12.5 }],
});

async function openWorkbook(parts: Promise<Uint8Array<ArrayBuffer>[]>) {
  return sheetsOf(await new Blob(await parts).arrayBuffer());
}

test('a history can be opened cell by cell by a spreadsheet program', async () => {
  const book = historyWorkbook();
  await book.add([quiz('Ana Silva')]);
  await book.add([quiz('=SUM(A1)')]);
  const who = ['ana@example.com', 'jonah@example.com', '', '2026-03-02'];
  expect(await openWorkbook(book.close())).toEqual({
    Results: [
      FRAGRANCE_COLUMNS,
      ['Ana Silva', ...who, 'Oak', 'OAK-1', 12.5],
      ["'=SUM(A1)", ...who, 'Oak', 'OAK-1', 12.5],
    ],
    Answers: [
      ANSWER_COLUMNS,
      ['Ana Silva', ...who, 'Multiple Choice', 'Which <places> & moods?', 'Forest, Sea'],
      ['Ana Silva', ...who, 'Exclusive Choice', 'Day or night?', ''],
      ["'=SUM(A1)", ...who, 'Multiple Choice', 'Which <places> & moods?', 'Forest, Sea'],
      ["'=SUM(A1)", ...who, 'Exclusive Choice', 'Day or night?', ''],
    ],
  });
});

test('a history ends with how many results could not be read, in both sheets', async () => {
  const sheetsWith = async (unreadable: number) => {
    const book = historyWorkbook();
    await book.add([quiz('Ana Silva')]);
    const { Results = [], Answers = [] } = await openWorkbook(book.close(unreadable));
    return [Results.length, Results.at(-1), Answers.length, Answers.at(-1)];
  };
  const one = ['1 result could not be read and cannot be shown here.'];
  const many = ['12 results could not be read and cannot be shown here.'];
  expect(await sheetsWith(1)).toEqual([3, one, 4, one]);
  expect(await sheetsWith(12)).toEqual([3, many, 4, many]);
  expect((await sheetsWith(0)).slice(0, 1)).toEqual([2]);
});

test('an empty export is a workbook with headers only', async () => {
  const sheets = await openWorkbook(historyWorkbook().close());
  expect(Object.keys(sheets)).toEqual(['Results', 'Answers']);
  expect(sheets.Results).toHaveLength(1);
  expect(sheets.Answers?.[0]).toContain('Selected Answers');
});

test('a table longer than a sheet continues in the next one, with the same headers', async () => {
  const book = workbook([{ name: 'Answers', columns: ['Number'] }], 3);
  await book.add(0, [[1], [2], [3]]);
  await book.add(0, [[4], [5]]);
  expect(await openWorkbook(book.close())).toEqual({
    Answers: [['Number'], [1], [2]],
    'Answers 2': [['Number'], [3], [4]],
    'Answers 3': [['Number'], [5]],
  });
});

test('a table that exactly fills its sheet starts no further one', async () => {
  const book = workbook([{ name: 'Answers', columns: ['Number'] }], 3);
  await book.add(0, [[1], [2]]);
  expect(await openWorkbook(book.close())).toEqual({ Answers: [['Number'], [1], [2]] });
});

test('text that XML forbids or that looks like an escape is read back unchanged', async () => {
  const book = workbook([{ name: 'Texts', columns: ['Text'] }]);
  const texts = ['bell \u0007', 'line\r\nbreak', '_x0041_', ' spaces ', 'half \ud83c', '🌲 Ünï'];
  await book.add(
    0,
    texts.map((text) => [text]),
  );
  const { Texts = [] } = await openWorkbook(book.close());
  expect(Texts.flat()).toEqual([
    'Text',
    'bell \u0007',
    'line\nbreak',
    '_x0041_',
    ' spaces ',
    'half \ufffd',
    '🌲 Ünï',
  ]);
});

/** Counts the rows of each sheet in the archive itself, because a million rows are too many for the reader. */
async function rowsOfSheets(file: Uint8Array<ArrayBuffer>) {
  const view = new DataView(file.buffer);
  const rows: Record<string, number> = {};
  let at = 0;
  while (view.getUint32(at, true) === 0x04034b50) {
    const packed = view.getUint32(at + 18, true);
    const start = at + 30 + view.getUint16(at + 26, true);
    const name = new TextDecoder().decode(file.subarray(at + 30, start));
    const stream = new Blob([file.subarray(start, start + packed)]).stream();
    const xml = await new Response(
      stream.pipeThrough(new DecompressionStream('deflate-raw')),
    ).text();
    if (name.includes('sheet')) rows[name] = xml.match(/<row /g)?.length ?? 0;
    at = start + packed;
  }
  return rows;
}

test("at Excel's limit of 1,048,576 rows the next sheet starts", async () => {
  const book = workbook([{ name: 'Answers', columns: ['Number'] }]);
  const thousand = Array.from({ length: 1000 }, (_, number) => [number]);
  for (let times = 0; times < 1050; times += 1) await book.add(0, thousand);
  const file = new Uint8Array(await new Blob(await book.close()).arrayBuffer());
  // 1,050,000 rows and a header in each of the two sheets.
  expect(await rowsOfSheets(file)).toEqual({
    'xl/worksheets/sheet1.xml': 1_048_576,
    'xl/worksheets/sheet2.xml': 1426,
  });
});
