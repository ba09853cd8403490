import { unreadable as de } from './de/unreadable.ts';
import { unreadable as en } from './en/unreadable.ts';
import { unreadable as es } from './es/unreadable.ts';
import { unreadable as fr } from './fr/unreadable.ts';
import { usePartWords } from './part-words.ts';

const words = { en, de, es, fr };

/** What the dialog of records that a list leaves out says. */
export const useUnreadableWords = () => usePartWords(words);
