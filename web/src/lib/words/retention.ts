import { retention as de } from './de/retention.ts';
import { retention as en } from './en/retention.ts';
import { retention as es } from './es/retention.ts';
import { retention as fr } from './fr/retention.ts';
import { isolating } from './isolating.ts';
import { usePartWords } from './part-words.ts';

const words = isolating({ en, de, es, fr });

export const useRetentionWords = () => usePartWords(words);
