import { partWords } from '../../../lib/words/part-words.ts';
import type { InsightWords } from '../../../lib/words/types.ts';

export const useInsightWords = partWords<InsightWords>(
  import.meta.glob('./insight/*.json', { import: 'default' }),
);
