import { resultsMore as de } from './de/results-more.ts';
import { resultsMore as en } from './en/results-more.ts';
import { resultsMore as es } from './es/results-more.ts';
import { resultsMore as fr } from './fr/results-more.ts';
import { useLanguage } from './words.ts';

const words = { en, de, es, fr };

/** Like usePartWords and `isolating`, which respondents do not load: they are in the file of the office. */
export const useResultsMoreWords = () => words[useLanguage()];
