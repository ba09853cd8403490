import { partWords } from './part-words.ts';
import type { ChangesWords } from './types.ts';

/** What the history of a record and the changes of several records say. */
export const useChangeWords = partWords<ChangesWords>(
  import.meta.glob('./changes/*.json', { import: 'default' }),
);
