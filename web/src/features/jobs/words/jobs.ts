import type { JobKind } from '@vse/domain/records/jobs';
import { partWords } from '../../../lib/words/part-words.ts';
import type { JobsWords } from '../../../lib/words/types.ts';

/** Each kind of job has a word. */
type Complete<Words extends { kinds: Record<JobKind, string> }> = Words;

/** What the page of jobs says, and what the audit log calls them. */
export const useJobWords = partWords<Complete<JobsWords>>(
  import.meta.glob('./jobs/*.json', { import: 'default' }),
);
