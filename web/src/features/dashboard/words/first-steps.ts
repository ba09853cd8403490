import { partWords } from '../../../lib/words/part-words.ts';
import type { FirstStepsWords } from '../../../lib/words/types.ts';

export const useFirstStepsWords = partWords<FirstStepsWords>(
  import.meta.glob('./first-steps/*.json', { import: 'default' }),
);
