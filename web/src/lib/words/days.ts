import { partWords } from './part-words.ts';
import type { DaysWords } from './types.ts';

/** What the choice of a range of days says. */
export const useDaysWords = partWords<DaysWords>(
  import.meta.glob('./days/*.json', { import: 'default' }),
);
