import { expect, test } from 'vitest';
import { read, utils } from 'xlsx';
import { resultFile } from './result-file.ts';

const result = {
  quizStartDate: '2026-03-01T10:00:00.000Z',
  quizCompleteDate: '2026-03-02T10:00:00.000Z',
  invite: {},
  project: { name: 'Villa: Serena spa', salesperson: '@jonah@example.com' },
  questions: [
    {
      type: 'Exclusive Choice',
      questionText: 'Day, or "night"?',
      selectedAnswers: ['d'],
      sourceAnswers: [{ id: 'd', title: 'Day' }],
    },
  ],
  recommendedFragrances: [{ name: '=Oak', sku: 'OAK-1', score: 12.5 }],
};

const who = [
  'N/A - User Invite',
  'N/A - User Invite',
  "'@jonah@example.com",
  'Villa: Serena spa',
  '2026-03-02',
];

async function cellsOf(file: Blob) {
  const book = read(await file.arrayBuffer());
  const [name = ''] = book.SheetNames;
  return { name, rows: utils.sheet_to_json<unknown[]>(book.Sheets[name] ?? {}, { header: 1 }) };
}

test('the results of a client project can be opened cell by cell, and no cell is a formula', async () => {
  const { file, name } = resultFile(result, 'fragrances', 'xlsx');
  expect(name).toBe('VseAnswers-Villa-Serena-spa-fragrances.xlsx');
  expect(await cellsOf(file)).toEqual({
    name: 'Results',
    rows: [
      [
        'User Name',
        'User Email',
        'Salesperson',
        'Project',
        'Quiz Date',
        'Fragrance Name',
        'Fragrance SKU',
        'Score',
      ],
      [...who, "'=Oak", 'OAK-1', 12.5],
    ],
  });
});

test('the answers are CSV that Excel reads as UTF-8', async () => {
  const { file, name } = resultFile(result, 'answers', 'csv');
  expect(name).toBe('VseAnswers-Villa-Serena-spa-answers.csv');
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe(
    'User Name,User Email,Salesperson,Project,Quiz Date,Question Type,Question Text,Selected Answers\r\n' +
      `${who.join(',')},Exclusive Choice,"Day, or ""night""?",Day\r\n`,
  );
});

test('text longer than a cell is truncated rather than refused', async () => {
  const long = { ...result, recommendedFragrances: [{ name: 'x'.repeat(40_000), sku: 'S' }] };
  const { rows } = await cellsOf(resultFile(long, 'fragrances', 'xlsx').file);
  expect(rows[1]?.[5]).toHaveLength(32_767);
});
