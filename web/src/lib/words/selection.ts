import { selection as de } from './de/selection.ts';
import { selection as en } from './en/selection.ts';
import { selection as es } from './es/selection.ts';
import { selection as fr } from './fr/selection.ts';
import { isolating } from './isolating.ts';
import { usePartWords } from './part-words.ts';

const words = isolating({ en, de, es, fr });

/** What can be done with selected fragrances. */
export const useSelectionWords = () => usePartWords(words);
