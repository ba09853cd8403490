import { partWords } from './part-words.ts';
import type { StaffQuizWords } from './types.ts';

/** What staff read on the pages of a respondent's quiz and results. */
export const useStaffQuizWords = partWords<StaffQuizWords>(
  import.meta.glob('./staff-quiz/*.json', { import: 'default' }),
);
