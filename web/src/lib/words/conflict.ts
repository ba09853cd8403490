import { conflict as de } from './de/conflict.ts';
import { conflict as en } from './en/conflict.ts';
import { conflict as es } from './es/conflict.ts';
import { conflict as fr } from './fr/conflict.ts';
import { isolating } from './isolating.ts';
import { usePartWords } from './part-words.ts';

const words = isolating({ en, de, es, fr });

/** What the choice between two versions of a record says. */
export const useConflictWords = () => usePartWords(words);
