import { sample as de } from './de/sample.ts';
import { sample as en } from './en/sample.ts';
import { sample as es } from './es/sample.ts';
import { sample as fr } from './fr/sample.ts';
import { useLanguage } from './words.ts';

const words = { en, de, es, fr };

/** Not by `usePartWords`, which is in the office's file: respondents do not load it. */
export const useSampleWords = () => words[useLanguage()];
