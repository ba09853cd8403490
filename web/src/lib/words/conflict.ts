import { partWords } from './part-words.ts';
import type { ConflictWords } from './types.ts';

/** What the choice between two versions of a record says. */
export const useConflictWords = partWords<ConflictWords>(
  import.meta.glob('./conflict/*.json', { import: 'default' }),
);
