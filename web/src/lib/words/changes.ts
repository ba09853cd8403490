import { changes as de } from './de/changes.ts';
import { changes as en } from './en/changes.ts';
import { changes as es } from './es/changes.ts';
import { changes as fr } from './fr/changes.ts';
import { partWords } from './part-words.ts';

/** What the history of a record and the changes of several records say. */
export const useChangeWords = partWords({ en, de, es, fr });
export type ChangeWords = typeof en;
