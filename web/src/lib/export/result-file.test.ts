import { FRAGRANCE_COLUMNS } from '@vse/domain/rules/exports';
import { expect, test } from 'vitest';
import { read } from 'xlsx';
import { sheetsOf } from '../../../../tests/support/sheets.ts';
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
      answers: ['Day'],
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

test('the results of a client project can be opened cell by cell, with names as they are and no formula', async () => {
  const { file, name } = await resultFile(result, 'fragrances', 'xlsx');
  expect(name).toBe('VseAnswers-Villa-Serena-spa-fragrances.xlsx');
  expect(sheetsOf(await file.arrayBuffer())).toEqual({
    Results: [
      FRAGRANCE_COLUMNS,
      [...who.slice(0, 2), '@jonah@example.com', who[3], 46_083, '=Oak', 'OAK-1', 12.5],
    ],
  });
  const { Sheets } = read(await file.arrayBuffer());
  expect([Sheets.Results?.F2.t, Sheets.Results?.F2.f]).toEqual(['s', undefined]);
});

test('the answers are CSV that Excel reads as UTF-8', async () => {
  const { file, name } = await resultFile(result, 'answers', 'csv');
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
  const { file } = await resultFile(long, 'fragrances', 'xlsx');
  const { Results } = sheetsOf(await file.arrayBuffer());
  expect(Results?.[1]?.[5]).toHaveLength(32_767);
});
