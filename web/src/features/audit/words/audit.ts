import type * as contractCalls from '@vse/domain/contract/calls';
import { partWords } from '../../../lib/words/part-words.ts';
import type { AuditWords } from '../../../lib/words/types.ts';

/** Each call has a word. */
type Complete<Words extends { calls: Record<keyof typeof contractCalls, string> }> = Words;

export const useAuditWords = partWords<Complete<AuditWords>>(
  import.meta.glob('./audit/*.json', { import: 'default' }),
);
