import { partWords } from '../../../lib/words/part-words.ts';
import type { SelectionWords } from '../../../lib/words/types.ts';

/** What can be done with selected fragrances. */
export const useSelectionWords = partWords<SelectionWords>(
  import.meta.glob('./selection/*.json', { import: 'default' }),
);
