import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ExportedResult } from '../records/quiz-results.ts';
import {
  ANSWER_COLUMNS,
  answerRows,
  csvOf,
  exportFileName,
  FRAGRANCE_COLUMNS,
  HISTORY_COLUMNS,
  historyRows,
  recommendationRows,
} from './exports.ts';

const invited: ExportedResult = {
  quizStartDate: '2026-03-01T23:10:00.000Z',
  quizCompleteDate: '2026-03-02T08:00:00.000Z',
  invite: { name: 'Ana de la Cruz', email: 'ana@example.com', salesperson: 'luc@example.com' },
  project: {},
  questions: [
    {
      type: 'Multiple Choice',
      questionText: 'What sounds good?',
      answers: ['Rain', 'Birds'],
    },
  ],
  recommendedFragrances: [
    { name: 'First Light', sku: 'FL-0001', score: 12 },
    { name: 'Sea Glass', sku: 'SG-0002', score: 7.5 },
  ],
};
const project: ExportedResult = {
  ...invited,
  quizCompleteDate: null,
  invite: {},
  project: { name: 'Hotel Lumen', salesperson: 'luc@example.com' },
};

const dayOf = (date: string) => date.slice(0, 10);

describe('the columns', () => {
  test('of the results are those of the specification', () => {
    expect(FRAGRANCE_COLUMNS).toEqual([
      'User Name',
      'User Email',
      'Salesperson',
      'Project',
      'Quiz Date',
      'Fragrance Name',
      'Fragrance SKU',
      'Score',
    ]);
  });

  test('of the answers are those of the specification', () => {
    expect(ANSWER_COLUMNS).toEqual([
      'User Name',
      'User Email',
      'Salesperson',
      'Project',
      'Quiz Date',
      'Question Type',
      'Question Text',
      'Selected Answers',
    ]);
  });
});

describe('the rows', () => {
  test('of the history have one column more, with what a recommendation led to', () => {
    const mara = { id: 'mara', name: 'Mara Lindqvist' };
    const outcomes = [
      { kind: 'asked' as const, date: '2026-03-03T10:00:00.000Z', by: null },
      { kind: 'smelled' as const, rating: 4, date: '2026-03-04T10:00:00.000Z', by: mara },
      {
        ...{ kind: 'refused' as const, reason: 'too sweet' },
        ...{ date: '2026-03-05T10:00:00.000Z', by: { id: 'gone', name: '' } },
      },
    ];
    const [first, second] = invited.recommendedFragrances;
    const recommendedFragrances = [{ ...first, name: '', sku: '', outcomes }, second].flatMap(
      (each) => each ?? [],
    );
    const rows = historyRows({ ...invited, recommendedFragrances }, dayOf);
    expect(HISTORY_COLUMNS.at(-1)).toBe('Outcomes');
    expect(rows.map((row) => [row.length, row.at(-1)])).toEqual([
      [
        9,
        'Sample asked for (respondent, 2026-03-03); Smelled: 4 of 5 (Mara Lindqvist, 2026-03-04); Refused: too sweet (2026-03-05)',
      ],
      [9, ''],
    ]);
  });

  test('name the invitee, and leave the project of an invite empty', () => {
    expect(recommendationRows(invited, dayOf)).toEqual([
      [
        'Ana de la Cruz',
        'ana@example.com',
        'luc@example.com',
        '',
        { day: '2026-03-02' },
        'First Light',
        'FL-0001',
        12,
      ],
      [
        'Ana de la Cruz',
        'ana@example.com',
        'luc@example.com',
        '',
        { day: '2026-03-02' },
        'Sea Glass',
        'SG-0002',
        7.5,
      ],
    ]);
  });

  test('say N/A for the invitee of a project, and use the start date for an unfinished quiz', () => {
    expect(answerRows(project, dayOf)).toEqual([
      [
        'N/A - User Invite',
        'N/A - User Invite',
        'luc@example.com',
        'Hotel Lumen',
        { day: '2026-03-01' },
        'Multiple Choice',
        'What sounds good?',
        'Rain, Birds',
      ],
    ]);
  });

  test('say N/A without a salesperson', () => {
    const [row] = answerRows({ ...project, project: { name: 'Hotel Lumen' } }, dayOf);
    expect(row?.[2]).toBe('N/A - Client Proposal');
  });

  test('have names that begin like a formula as they are, for workbooks', () => {
    const invite = { name: '+1 Lounge, Zürich', email: 'a@example.com', salesperson: '@home' };
    const [fragrance] = recommendationRows(
      {
        ...invited,
        invite,
        recommendedFragrances: [{ name: '-30° Neroli', sku: '=1+1', score: -3 }],
      },
      dayOf,
    );
    expect(fragrance).toEqual([
      ...['+1 Lounge, Zürich', 'a@example.com', '@home', '', { day: '2026-03-02' }],
      ...['-30° Neroli', '=1+1', -3],
    ]);
  });

  test('have the day that the list shows', () => {
    const [row] = answerRows(project, (date) => `day of ${date}`);
    expect(row?.[4]).toEqual({ day: 'day of 2026-03-01T23:10:00.000Z' });
  });
});

test('CSV has no text that a spreadsheet would run as a formula, and no unpaired surrogate', () => {
  expect(csvOf([['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', 'a=b', -3, 'a\ud800b']])).toBe(
    "\uFEFF'=1+1,'+1,'-1,'@SUM(A1),'＝1+1,a=b,-3,a\ufffdb\r\n",
  );
  expect(csvOf([['\t=1', '\r=1']])).toBe("\uFEFF'\t'=1,\"'\r'=1\"\r\n");
});

test('CSV has a day as it is written', () => {
  expect(csvOf([[{ day: '2026-03-02' }, 'a']])).toBe('\uFEFF2026-03-02,a\r\n');
});

test('CSV quotes commas, quotes and line breaks, and starts with a byte order mark', () => {
  expect(
    csvOf([
      ['a', 1],
      ['b,"c"', 'd\ne'],
    ]),
  ).toBe('\uFEFFa,1\r\n"b,""c""","d\ne"\r\n');
});

test('CSV hides no formula behind what other countries’ Excel takes for the end of a cell', () => {
  expect(csvOf([['Lobby;=1+1', 'a; @b', 'c\n-d', 'e;f', 'g\t＋h', -3]])).toBe(
    "\uFEFFLobby;'=1+1,a; '@b,\"c\n'-d\",e;f,g\t'＋h,-3\r\n",
  );
});

test('CSV hides no formula behind a quote that a cell begins with where semicolons separate', () => {
  expect(
    csvOf([
      ['a', 'Ana;"=1+1;y'],
      ['b;" "@c', 'd"=e'],
    ]),
  ).toBe('\uFEFFa,"Ana;""\'=1+1;y"\r\n"b;"" ""\'@c","d""=e"\r\n');
});

test('CSV of a long text of tabs is written in linear time: in quadratic time, this test would not end', () => {
  expect(csvOf([[`${'\t'.repeat(200_000)}=1`]])).toContain("\t'=1");
});

describe('the file name', () => {
  test('replaces spaces with dashes, and differs between fragrances and answers', () => {
    expect(exportFileName(invited, 'fragrances')).toBe('VseAnswers-Ana-de-la-Cruz-fragrances');
    expect(exportFileName(project, 'answers')).toBe('VseAnswers-Hotel-Lumen-answers');
  });

  test('is valid in every file system, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const file = exportFileName({ ...project, project: { name } }, 'answers');
        expect(file).toMatch(/^VseAnswers-[^<>:"/\\|?*\s]+-answers$/u);
        expect(file.length).toBeLessThan(230);
      }),
    );
  });
});
