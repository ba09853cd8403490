import { changes as de } from './de/changes.ts';
import { changes as en } from './en/changes.ts';
import { changes as es } from './es/changes.ts';
import { changes as fr } from './fr/changes.ts';
import { isolating } from './isolating.ts';
import { usePartWords } from './part-words.ts';

const words = isolating({ en, de, es, fr });

/** What the history of a record and the changes of several records say. */
export const useChangeWords = () => usePartWords(words);
export type ChangeWords = typeof en;
