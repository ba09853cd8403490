import { outcomes as de } from './de/outcomes.ts';
import { outcomes as en } from './en/outcomes.ts';
import { outcomes as es } from './es/outcomes.ts';
import { outcomes as fr } from './fr/outcomes.ts';
import { isolating } from './isolating.ts';
import { usePartWords } from './part-words.ts';

const words = isolating({ en, de, es, fr });

/** What staff read where they note what a recommendation led to. */
export const useOutcomeWords = () => usePartWords(words);
