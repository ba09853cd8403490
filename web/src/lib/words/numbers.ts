import { numbers as de } from './de/numbers.ts';
import { numbers as en } from './en/numbers.ts';
import { numbers as es } from './es/numbers.ts';
import { numbers as fr } from './fr/numbers.ts';
import { isolating } from './isolating.ts';
import { usePartWords } from './part-words.ts';

const words = isolating({ en, de, es, fr });

export const useNumberWords = () => usePartWords(words);
