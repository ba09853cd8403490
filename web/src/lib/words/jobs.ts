import { jobs as de } from './de/jobs.ts';
import { jobs as en } from './en/jobs.ts';
import { jobs as es } from './es/jobs.ts';
import { jobs as fr } from './fr/jobs.ts';
import { isolating } from './isolating.ts';
import { usePartWords } from './part-words.ts';

const words = isolating({ en, de, es, fr });

/** What the page of jobs says, and what the audit log calls them. */
export const useJobWords = () => usePartWords(words);
export type JobWords = typeof en;
