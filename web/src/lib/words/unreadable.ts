import { partWords } from './part-words.ts';
import type { UnreadableWords } from './types.ts';

/** What the dialog of records that a list leaves out says. */
export const useUnreadableWords = partWords<UnreadableWords>(
  import.meta.glob('./unreadable/*.json', { import: 'default' }),
);
