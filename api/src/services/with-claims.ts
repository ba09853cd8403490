import type { ClaimKind, Taken } from '../store/claims.ts';
import { StoreError } from '../store/store.ts';
import type { Needs } from './context.ts';

/** Claims a value for a record. Returns false when another record has it. */
export type Claim = (kind: ClaimKind, value: string) => Promise<boolean>;

/**
 * Runs work that claims values for a record and then writes it. When the work fails, the values are free again at once,
 * unless the record may have been written with them, or another request for the same record has claimed them too.
 */
export async function withClaims<T>(
  { claims }: Needs<'claims'>,
  recordId: string,
  work: (claim: Claim) => Promise<T>,
): Promise<T> {
  const claimed = new Map<string, { kind: ClaimKind; value: string; taken: Taken }>();
  try {
    return await work(async (kind, value) => {
      const key = JSON.stringify([kind, value]);
      const taken = await claims.take(kind, value, recordId, claimed.get(key)?.taken);
      if (taken) claimed.set(key, { kind, value, taken });
      return taken !== undefined;
    });
  } catch (error) {
    // A claim that cannot be released now expires, and the first error is the one to report.
    if (!mayHaveWritten(error))
      for (const { kind, value, taken } of claimed.values())
        await claims.release(kind, value, recordId, taken).catch(() => undefined);
    throw error;
  }
}

/** Without an answer, the write may still happen. */
const mayHaveWritten = (error: unknown) =>
  error instanceof StoreError && error.kind === 'unavailable';
