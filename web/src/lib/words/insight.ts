import { insight as de } from './de/insight.ts';
import { insight as en } from './en/insight.ts';
import { insight as es } from './es/insight.ts';
import { insight as fr } from './fr/insight.ts';
import { isolating } from './isolating.ts';
import { usePartWords } from './part-words.ts';

const words = isolating({ en, de, es, fr });

export const useInsightWords = () => usePartWords(words);
export type InsightWords = typeof en;
