import { people as de } from './de/people.ts';
import { people as en } from './en/people.ts';
import { people as es } from './es/people.ts';
import { people as fr } from './fr/people.ts';
import { partWords } from './part-words.ts';

export const usePeopleWords = partWords({ en, de, es, fr });
export type PeopleWords = typeof en;
