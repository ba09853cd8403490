import { staffQuiz as de } from './de/staff-quiz.ts';
import { staffQuiz as en } from './en/staff-quiz.ts';
import { staffQuiz as es } from './es/staff-quiz.ts';
import { staffQuiz as fr } from './fr/staff-quiz.ts';
import { isolating } from './isolating.ts';
import { usePartWords } from './part-words.ts';

const words = isolating({ en, de, es, fr });

/** What staff read on the pages of a respondent's quiz and results. */
export const useStaffQuizWords = () => usePartWords(words);
