import { insightReport as de } from './de/insight-report.ts';
import { insightReport as en } from './en/insight-report.ts';
import { insightReport as es } from './es/insight-report.ts';
import { insightReport as fr } from './fr/insight-report.ts';
import { isolating } from './isolating.ts';
import { usePartWords } from './part-words.ts';

const words = isolating({ en, de, es, fr });

export const useInsightReportWords = () => usePartWords(words);
export type InsightReportWords = typeof en;
