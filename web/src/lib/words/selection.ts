import { selection as de } from './de/selection.ts';
import { selection as en } from './en/selection.ts';
import { selection as es } from './es/selection.ts';
import { selection as fr } from './fr/selection.ts';
import { partWords } from './part-words.ts';

/** What can be done with selected fragrances. */
export const useSelectionWords = partWords({ en, de, es, fr });
