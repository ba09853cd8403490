import { sample as de } from './de/sample.ts';
import { sample as en } from './en/sample.ts';
import { sample as es } from './es/sample.ts';
import { sample as fr } from './fr/sample.ts';
import { usePartWords } from './part-words.ts';

const words = { en, de, es, fr };

export const useSampleWords = () => usePartWords(words);
