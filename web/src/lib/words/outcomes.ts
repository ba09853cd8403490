import { outcomes as de } from './de/outcomes.ts';
import { outcomes as en } from './en/outcomes.ts';
import { outcomes as es } from './es/outcomes.ts';
import { outcomes as fr } from './fr/outcomes.ts';
import { partWords } from './part-words.ts';

/** What staff read where they note what a recommendation led to. */
export const useOutcomeWords = partWords({ en, de, es, fr });
