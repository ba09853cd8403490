import { days as de } from './de/days.ts';
import { days as en } from './en/days.ts';
import { days as es } from './es/days.ts';
import { days as fr } from './fr/days.ts';
import { partWords } from './part-words.ts';

/** What the choice of a range of days says. */
export const useDaysWords = partWords({ en, de, es, fr });
