import type { ExportedResult, QuizResult } from '../records/quiz-results.ts';
import { MAX_RATING, type OutcomeKind } from './outcomes.ts';

/*
 * The spreadsheets of quiz results (text 1, section 9): columns, file names, placeholders, and the guard against
 * formula injection. File contents stay in the specification's English, whatever the language of the screen.
 */
const SHARED_COLUMNS = ['User Name', 'User Email', 'Salesperson', 'Project', 'Quiz Date'] as const;

export const FRAGRANCE_COLUMNS = [
  ...SHARED_COLUMNS,
  'Fragrance Name',
  'Fragrance SKU',
  'Score',
] as const;
/** The history also says what each recommendation led to. */
export const HISTORY_COLUMNS = [...FRAGRANCE_COLUMNS, 'Outcomes'] as const;
export const ANSWER_COLUMNS = [
  ...SHARED_COLUMNS,
  'Question Type',
  'Question Text',
  'Selected Answers',
] as const;

const NO_INVITEE = 'N/A - User Invite';
const NO_SALESPERSON = 'N/A - Client Proposal';

/** Excel's limit for one worksheet, including the row of headers. */
export const MAX_SHEET_ROWS = 1_048_576;

/** A day as YYYY-MM-DD, which a workbook has as a date. */
export type Day = { day: string };
export type Cell = string | number | Day;
export type Row = readonly Cell[];

/** Returns the day of an instant, as the list shows it: in the time zone of the browser. */
export type DayOf = (date: string) => string;

/** The exported form of a result that is open on a page. */
export const exportedFrom = ({
  invite = {},
  project = {},
  questions,
  ...result
}: QuizResult): ExportedResult => ({
  ...result,
  invite,
  project,
  questions: questions.map(({ type, questionText, selectedAnswers, sourceAnswers }) => ({
    type,
    questionText,
    answers: sourceAnswers
      .filter(({ id }) => selectedAnswers.includes(id))
      .map(({ title }) => title),
  })),
});

/** One row per recommended fragrance, best match first. */
export const recommendationRows = (result: ExportedResult, dayOf: DayOf): Row[] =>
  result.recommendedFragrances.map(({ name, sku, score }) => [
    ...sharedCells(result, dayOf),
    ...[name, sku, score ?? ''],
  ]);

/** The same rows, each with its outcomes: what, who noted it and on which day. */
export const historyRows = (result: ExportedResult, dayOf: DayOf): Row[] =>
  recommendationRows(result, dayOf).map((row, at) => {
    const { outcomes = [] } = result.recommendedFragrances[at] ?? {};
    return [...row, outcomes.map((outcome) => outcomeText(outcome, dayOf)).join('; ')];
  });

type ExportedOutcome = NonNullable<
  ExportedResult['recommendedFragrances'][number]['outcomes']
>[number];

const OUTCOME_TEXTS = {
  asked: 'Sample asked for',
  sent: 'Sample sent',
  smelled: 'Smelled',
  chosen: 'Chosen',
  refused: 'Refused',
} as const satisfies Record<OutcomeKind, string>;

function outcomeText({ kind, rating, reason, by, date }: ExportedOutcome, dayOf: DayOf): string {
  const said = rating === undefined ? reason : `${rating} of ${MAX_RATING}`;
  const who = by === null ? 'respondent' : by.name;
  const noted = [who, dayOf(date)].filter(Boolean).join(', ');
  return `${OUTCOME_TEXTS[kind]}${said === undefined ? '' : `: ${said}`} (${noted})`;
}

/** One row per question, with the titles of the selected answers joined by commas. */
export const answerRows = (result: ExportedResult, dayOf: DayOf): Row[] =>
  result.questions.map(({ type, questionText, answers }) => [
    ...sharedCells(result, dayOf),
    ...[type, questionText, answers.join(', ')],
  ]);

/** The last row of an export that leaves results out because they cannot be read. None without any. */
export const leftOutRows = (count: number): Row[] =>
  count === 0
    ? []
    : [
        [
          `${count} ${count === 1 ? 'result' : 'results'} could not be read and cannot be shown here.`,
        ],
      ];

function sharedCells(result: ExportedResult, dayOf: DayOf): Row {
  const { invite, project, quizStartDate, quizCompleteDate } = result;
  return [
    invite.name || NO_INVITEE,
    invite.email || NO_INVITEE,
    invite.salesperson || project.salesperson || NO_SALESPERSON,
    project.name ?? '',
    { day: dayOf(quizCompleteDate ?? quizStartDate) },
  ];
}

/**
 * A spreadsheet program takes text that begins with one of these for a formula, where a cell does not say what it is: in
 * CSV and in the clipboard. There a leading quote prevents it, which people see. The cells of a workbook say that they
 * are text (`inlineStr`), so they have none.
 */
const FORMULA_START = /^[=+\-@＝＋－＠\t\r]/;

/** Makes text no formula in CSV and in the clipboard, without unpaired surrogates. */
export function guardedText(value: string): string {
  const text = value.toWellFormed();
  return FORMULA_START.test(text) ? `'${text}` : text;
}

/** CSV for Excel: RFC 4180, with a byte order mark so that Excel reads it as UTF-8. */
export const csvOf = (rows: readonly Row[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;

/**
 * Where lists are separated by semicolons, Excel ignores our commas and quotes: a semicolon, a tab or a line break inside
 * a cell begins another cell, which must be no formula either, also not behind a quote, which that cell begins with then.
 * Looks back from a sign, so that the time is linear in the length of the text.
 */
const INNER_FORMULA = /[=+\-@＝＋－＠](?<=[;\t\r\n][\s"]*.)/g;

function csvCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return cell.day;
  const text = guardedText(cell).replace(INNER_FORMULA, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Characters that at least one common file system refuses in a name. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are among them
const REFUSED_IN_NAMES = /[\u0000-\u001f\u007f<>:"/\\|?*]/g;
const MAX_FILE_NAME = 100;

export type ExportKind = 'fragrances' | 'answers';

/**
 * `VseAnswers-` and the name of the invitee or project, with spaces replaced by dashes. The kind at the end keeps one
 * download from overwriting the other. The caller appends `.xlsx` or `.csv`.
 */
export function exportFileName({ invite, project }: ExportedResult, kind: ExportKind): string {
  const name = (invite.name || project.name || '')
    .toWellFormed()
    .replace(REFUSED_IN_NAMES, '')
    .trim()
    .replace(/\s+/g, '-');
  const short = [...name].slice(0, MAX_FILE_NAME).join('').replace(/\.+$/, '');
  return `VseAnswers-${short || 'quiz'}-${kind}`;
}
