import { isNear } from '@vse/domain/rules/durations';
import type { AccountMarkDoc } from '../../store/document-types.ts';
import { createOrRevise } from '../../store/documents.ts';
import type { Container } from '../../store/store.ts';

/** How long this instance may use its cached mark before it sees another instance's. */
const KEPT_MS = 30_000;
const MOST_KEPT = 5000;

export type AccountMarks = ReturnType<typeof createAccountMarks>;

/** Ends the tokens of an account that were issued before its rights changed. Times are epoch seconds, as in tokens. */
export function createAccountMarks(marks: Container<AccountMarkDoc>, now: () => Date) {
  const held = new Map<string, { at: number; until: number }>();
  /** Counts writes, because a mark that was read before a write ended must not be cached after it. */
  let writes = 0;

  async function untilOf(memberId: string): Promise<number> {
    const at = now().getTime();
    const known = held.get(memberId);
    if (known && isNear(KEPT_MS, known.at, at)) return known.until;
    const writesBefore = writes;
    const until = (await marks.read(memberId))?.doc.until ?? 0;
    if (held.size >= MOST_KEPT) held.clear();
    if (writes === writesBefore) held.set(memberId, { at, until });
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
        writes += 1;
        held.delete(memberId);
      }
    },
    /** Whether a mark has ended a token of the account that was issued at this time. */
    hasEnded: async (memberId: string, issuedAt: number) => issuedAt <= (await untilOf(memberId)),
  };
}
