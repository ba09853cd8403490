import { resultsMore as de } from './de/results-more.ts';
import { resultsMore as en } from './en/results-more.ts';
import { resultsMore as es } from './es/results-more.ts';
import { resultsMore as fr } from './fr/results-more.ts';
import { useLanguage } from './words.ts';

const words = { en, de, es, fr };

/** Not by `partWords`, which is in the office's file: respondents do not load it. */
export const useResultsMoreWords = () => words[useLanguage()];
