import type { ExportedResult } from '@vse/domain/records/quiz-results';
import { ANSWER_COLUMNS, HISTORY_COLUMNS } from '@vse/domain/rules/exports';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import { read } from 'xlsx';
import { sheetsOf } from '../../../../tests/support/sheets.ts';
import { historyWorkbook } from './history-workbook.ts';
import { workbook } from './workbook.ts';

afterEach(() => void vi.unstubAllEnvs());

const NUMBERS = { name: 'Answers', columns: ['Number'], widths: [9], none: 'None' };

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

/** How spreadsheet programs count March 2, 2026. */
const MARCH_2 = 46_083;

async function openWorkbook(parts: Promise<Uint8Array<ArrayBuffer>[]>) {
  return sheetsOf(await new Blob(await parts).arrayBuffer());
}

test('a history can be opened cell by cell by a spreadsheet program', async () => {
  const book = historyWorkbook();
  await book.add([quiz('Ana Silva')]);
  await book.add([quiz('=SUM(A1)')]);
  const who = ['ana@example.com', 'jonah@example.com', '', MARCH_2];
  expect(await openWorkbook(book.close())).toEqual({
    Results: [
      HISTORY_COLUMNS,
      ['Ana Silva', ...who, 'Oak', 'OAK-1', 12.5, ''],
      ['=SUM(A1)', ...who, 'Oak', 'OAK-1', 12.5, ''],
    ],
    Answers: [
      ANSWER_COLUMNS,
      ['Ana Silva', ...who, 'Multiple Choice', 'Which <places> & moods?', 'Forest, Sea'],
      ['Ana Silva', ...who, 'Exclusive Choice', 'Day or night?', ''],
      ['=SUM(A1)', ...who, 'Multiple Choice', 'Which <places> & moods?', 'Forest, Sea'],
      ['=SUM(A1)', ...who, 'Exclusive Choice', 'Day or night?', ''],
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

test('an empty export is a workbook with headers and a word', async () => {
  expect(await openWorkbook(historyWorkbook().close())).toEqual({
    Results: [HISTORY_COLUMNS, ['No results']],
    Answers: [ANSWER_COLUMNS, ['No answers']],
  });
  const book = historyWorkbook();
  await book.add([{ ...quiz('Ana Silva'), recommendedFragrances: [] }]);
  const { Results, Answers } = await openWorkbook(book.close());
  expect([Results?.[1], Answers?.length]).toEqual([['No results'], 3]);
});

test('the day of a quiz is a date, that of the zone that the list is shown in', async () => {
  const dateIn = async (zone: string) => {
    vi.stubEnv('TZ', zone);
    const book = historyWorkbook();
    await book.add([{ ...quiz('Ana'), quizCompleteDate: '2026-03-02T02:05:00.000Z' }]);
    const { Sheets } = read(await new Blob(await book.close()).arrayBuffer(), { cellNF: true });
    const { t, v, w, z } = Sheets.Results?.E2 ?? {};
    return [t, v, w, z];
  };
  expect(await dateIn('Asia/Tokyo')).toEqual(['n', 46_083, '2026-03-02', 'yyyy\\-mm\\-dd']);
  expect(await dateIn('America/Los_Angeles')).toEqual([
    ...['n', 46_082, '2026-03-01', 'yyyy\\-mm\\-dd'],
  ]);
});

test('the headers are bold, stay in sight and filter the rows below, in every sheet', async () => {
  const book = workbook([{ ...NUMBERS, columns: ['Number', 'Next'], widths: [9, 12] }], 3);
  await book.add(0, [
    [1, 2],
    [2, 3],
    [3, 4],
  ]);
  const parts = partsOf(new Uint8Array(await new Blob(await book.close()).arrayBuffer()));
  const [first = '', second = ''] = ['1', '2'].map((at) => parts[`xl/worksheets/sheet${at}.xml`]);
  for (const sheet of [first, second]) {
    expect(sheet).toMatch(/<pane ySplit="1" topLeftCell="A2" [^>]*state="frozen"\/>/);
    expect(sheet).toContain(
      '<cols><col min="1" max="1" width="9" customWidth="1"/><col min="2" max="2" width="12" customWidth="1"/></cols>',
    );
    expect(sheet).toContain('<row r="1"><c r="A1" s="1" t="inlineStr">');
    expect(sheet).toContain('<row r="2"><c r="A2"><v>');
  }
  expect(first).toContain('</sheetData><autoFilter ref="A1:B3"/>');
  expect(second).toContain('</sheetData><autoFilter ref="A1:B2"/>');
  const names = (parts['xl/workbook.xml'] ?? '').match(/<definedName .*?<\/definedName>/g);
  expect(names).toEqual([
    `<definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">'Answers'!$A$1:$B$3</definedName>`,
    `<definedName name="_xlnm._FilterDatabase" localSheetId="1" hidden="1">'Answers 2'!$A$1:$B$2</definedName>`,
  ]);
  // The second font and the second format of the cells.
  expect(parts['xl/styles.xml']).toMatch(/<fonts count="2"><font>.*?<\/font><font><b\/>/);
  expect(parts['xl/styles.xml']).toMatch(/<cellXfs count="3"><xf [^>]*\/><xf [^>]*fontId="1"/);
  // Behind the formats of the cells, where the schema has it.
  expect(parts['xl/styles.xml']).toMatch(
    /<\/cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"\/><\/cellStyles><\/styleSheet>$/,
  );
});

test('a table longer than a sheet continues in the next one, with the same headers', async () => {
  const book = workbook([NUMBERS], 3);
  await book.add(0, [[1], [2], [3]]);
  await book.add(0, [[4], [5]]);
  expect(await openWorkbook(book.close())).toEqual({
    Answers: [['Number'], [1], [2]],
    'Answers 2': [['Number'], [3], [4]],
    'Answers 3': [['Number'], [5]],
  });
});

test('a table that exactly fills its sheet starts no further one', async () => {
  const book = workbook([NUMBERS], 3);
  await book.add(0, [[1], [2]]);
  expect(await openWorkbook(book.close())).toEqual({ Answers: [['Number'], [1], [2]] });
});

test('text that XML forbids or that looks like an escape is read back unchanged', async () => {
  const book = workbook([{ ...NUMBERS, name: 'Texts', columns: ['Text'] }]);
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

/** The files of the archive itself, by name: a million rows are too many for the reader, and it reads no styles. */
function partsOf(file: Uint8Array): Record<string, string> {
  const parts = Object.entries(unzipSync(file));
  return Object.fromEntries(parts.map(([name, bytes]) => [name, strFromU8(bytes)]));
}

test("at Excel's limit of 1,048,576 rows the next sheet starts", async () => {
  const book = workbook([NUMBERS]);
  const thousand = Array.from({ length: 1000 }, (_, number) => [number]);
  for (let times = 0; times < 1050; times += 1) await book.add(0, thousand);
  const file = new Uint8Array(await new Blob(await book.close()).arrayBuffer());
  const parts = partsOf(file);
  const rowsOf = (sheet: number) =>
    parts[`xl/worksheets/sheet${sheet}.xml`]?.match(/<row /g)?.length;
  // 1,050,000 rows and a header in each of the two sheets.
  expect([rowsOf(1), rowsOf(2), rowsOf(3)]).toEqual([1_048_576, 1426, undefined]);
});
