import { MAX_PAGE_SIZE } from '@vse/domain/limits';
import type { ExportedResult } from '@vse/domain/records/quiz-results';
import { historyWorkbook } from '../../web/src/lib/export/history-workbook.ts';

/*
 * Writes the workbook of a history with this number of quizzes page by page, as the browser's worker does. Prints the
 * time, the size of the file and the peak memory of the process. npx node scripts/bench/export-once.ts SIZE
 */
const size = Number(process.argv[2]);
const QUESTIONS = 10;
const FRAGRANCES = 6;
const MB = 1_000_000;

/** The texts differ from quiz to quiz, because repeated ones would compress to almost nothing. */
function quizOf(number: number): ExportedResult {
  const noise = (at: number) => ((number * 2_654_435_761 + at * 40_503) >>> 0).toString(36);
  return {
    quizStartDate: '2026-03-01T10:00:00.000Z',
    quizCompleteDate: '2026-03-02T10:00:00.000Z',
    invite: {
      name: `Guest ${noise(1)}`,
      email: `guest.${noise(2)}@example.com`,
      salesperson: `sales.${number % 100}@example.com`,
    },
    project: {},
    questions: Array.from({ length: QUESTIONS }, (_, at) => ({
      type: 'Multiple Choice',
      questionText: `Which of these places would you go back to at once, number ${at}?`,
      answers: [`A forest after rain ${noise(at)}`, 'The sea'],
    })),
    recommendedFragrances: Array.from({ length: FRAGRANCES }, (_, at) => ({
      name: `Fragrance ${(number + at) % 60}`,
      sku: `FR-${(number + at) % 60}`,
      score: (number * 7 + at) % 40,
    })),
  };
}

const start = performance.now();
const book = historyWorkbook();
for (let at = 0; at < size; at += MAX_PAGE_SIZE)
  await book.add(
    Array.from({ length: Math.min(MAX_PAGE_SIZE, size - at) }, (_, index) => quizOf(at + index)),
  );
const file = new Blob(await book.close());
console.log(
  JSON.stringify({
    seconds: (performance.now() - start) / 1000,
    fileMb: file.size / MB,
    peakMb: (process.resourceUsage().maxRSS * 1024) / MB,
  }),
);
