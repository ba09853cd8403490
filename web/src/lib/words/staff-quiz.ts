import { staffQuiz as de } from './de/staff-quiz.ts';
import { staffQuiz as en } from './en/staff-quiz.ts';
import { staffQuiz as es } from './es/staff-quiz.ts';
import { staffQuiz as fr } from './fr/staff-quiz.ts';
import { partWords } from './part-words.ts';

/** What staff read on the pages of a respondent's quiz and results. */
export const useStaffQuizWords = partWords({ en, de, es, fr });
