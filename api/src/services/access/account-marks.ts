import type { AccountMarkDoc } from '../../store/document-types.ts';
import { createOrRevise } from '../../store/documents.ts';
import type { Container } from '../../store/store.ts';
import { createCache } from '../cache.ts';

export type AccountMarks = ReturnType<typeof createAccountMarks>;

/** Ends the tokens of an account that were issued before its rights changed. Times are epoch seconds, as in tokens. */
export function createAccountMarks(marks: Container<AccountMarkDoc>, now: () => Date) {
  const times = createCache<string, number>({ now });

  async function untilOf(memberId: string): Promise<number> {
    const known = times.find(memberId);
    if (known) return known.value;
    const keep = times.reading();
    const until = (await marks.read(memberId))?.doc.until ?? 0;
    keep(memberId, until);
    return until;
  }

  return {
    /** Refuses every token of the account that was issued up to `until`. */
    async add(memberId: string, until = Math.floor(now().getTime() / 1000)): Promise<void> {
      if (memberId === '') return;
      try {
        await createOrRevise(marks, memberId, (mark) =>
          // A later mark ends more tokens, so it stays.
          mark && mark.until >= until ? undefined : { id: memberId, until },
        );
      } finally {
        times.drop(memberId);
      }
    },
    /** Whether a mark has ended a token of the account that was issued at this time. */
    hasEnded: async (memberId: string, issuedAt: number) => issuedAt <= (await untilOf(memberId)),
  };
}
