import { people as de } from './de/people.ts';
import { people as en } from './en/people.ts';
import { people as es } from './es/people.ts';
import { people as fr } from './fr/people.ts';
import { isolating } from './isolating.ts';
import { usePartWords } from './part-words.ts';

const words = isolating({ en, de, es, fr });

export const usePeopleWords = () => usePartWords(words);
export type PeopleWords = typeof en;
