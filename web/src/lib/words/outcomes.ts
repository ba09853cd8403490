import { partWords } from './part-words.ts';
import type { OutcomesWords } from './types.ts';

/** What staff read where they note what a recommendation led to. */
export const useOutcomeWords = partWords<OutcomesWords>(
  import.meta.glob('./outcomes/*.json', { import: 'default' }),
);
