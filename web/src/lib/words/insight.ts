import { insight as de } from './de/insight.ts';
import { insight as en } from './en/insight.ts';
import { insight as es } from './es/insight.ts';
import { insight as fr } from './fr/insight.ts';
import { partWords } from './part-words.ts';

export const useInsightWords = partWords({ en, de, es, fr });
export type InsightWords = typeof en;
