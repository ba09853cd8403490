import { jobs as de } from './de/jobs.ts';
import { jobs as en } from './en/jobs.ts';
import { jobs as es } from './es/jobs.ts';
import { jobs as fr } from './fr/jobs.ts';
import { partWords } from './part-words.ts';

/** What the page of jobs says, and what the audit log calls them. */
export const useJobWords = partWords({ en, de, es, fr });
export type JobWords = typeof en;
