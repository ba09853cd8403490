import { people as de } from '../../lib/words/de/people.ts';
import { people as en } from '../../lib/words/en/people.ts';
import { people as es } from '../../lib/words/es/people.ts';
import { people as fr } from '../../lib/words/fr/people.ts';
import { isolating } from '../../lib/words/isolating.ts';
import { usePartWords } from '../../lib/words/part-words.ts';

const words = isolating({ en, de, es, fr });

export const usePeopleWords = () => usePartWords(words);
export type PeopleWords = typeof en;
