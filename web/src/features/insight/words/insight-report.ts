import { partWords } from '../../../lib/words/part-words.ts';
import type { InsightReportWords } from '../../../lib/words/types.ts';

export const useInsightReportWords = partWords<InsightReportWords>(
  import.meta.glob('./insight-report/*.json', { import: 'default' }),
);
