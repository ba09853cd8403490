import {
  ANSWER_COLUMNS,
  answerRows,
  FRAGRANCE_COLUMNS,
  HISTORY_COLUMNS,
  historyRows,
  recommendationRows,
} from '@vse/domain/rules/exports';

/** Whom, by whom, for what and when: the columns that both tables have. */
const SHARED_WIDTHS = [24, 32, 32, 28, 12];

/** The sheets of the workbooks. Widths are in characters, in the order of the columns. */
export const TABLES = {
  fragrances: {
    name: 'Results',
    columns: FRAGRANCE_COLUMNS,
    widths: [...SHARED_WIDTHS, 28, 16, 9],
    none: 'No results',
    rowsOf: recommendationRows,
  },
  history: {
    name: 'Results',
    columns: HISTORY_COLUMNS,
    widths: [...SHARED_WIDTHS, 28, 16, 9, 48],
    none: 'No results',
    rowsOf: historyRows,
  },
  answers: {
    name: 'Answers',
    columns: ANSWER_COLUMNS,
    widths: [...SHARED_WIDTHS, 18, 44, 44],
    none: 'No answers',
    rowsOf: answerRows,
  },
};
