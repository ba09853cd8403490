import { numbers as de } from './de/numbers.ts';
import { numbers as en } from './en/numbers.ts';
import { numbers as es } from './es/numbers.ts';
import { numbers as fr } from './fr/numbers.ts';
import { partWords } from './part-words.ts';

export const useNumberWords = partWords({ en, de, es, fr });
