import { days as de } from './de/days.ts';
import { days as en } from './en/days.ts';
import { days as es } from './es/days.ts';
import { days as fr } from './fr/days.ts';
import { usePartWords } from './part-words.ts';

const words = { en, de, es, fr };

/** What the choice of a range of days says. */
export const useDaysWords = () => usePartWords(words);
