import { insightReport as de } from './de/insight-report.ts';
import { insightReport as en } from './en/insight-report.ts';
import { insightReport as es } from './es/insight-report.ts';
import { insightReport as fr } from './fr/insight-report.ts';
import { partWords } from './part-words.ts';

export const useInsightReportWords = partWords({ en, de, es, fr });
export type InsightReportWords = typeof en;
