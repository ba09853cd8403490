import { conflict as de } from './de/conflict.ts';
import { conflict as en } from './en/conflict.ts';
import { conflict as es } from './es/conflict.ts';
import { conflict as fr } from './fr/conflict.ts';
import { partWords } from './part-words.ts';

/** What the choice between two versions of a record says. */
export const useConflictWords = partWords({ en, de, es, fr });
