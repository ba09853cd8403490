import { partWords } from '../../../lib/words/part-words.ts';
import type { RetentionWords } from '../../../lib/words/types.ts';

export const useRetentionWords = partWords<RetentionWords>(
  import.meta.glob('./retention/*.json', { import: 'default' }),
);
