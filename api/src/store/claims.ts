import { isNear, MINUTE_MS } from '@vse/domain/rules/durations';
import type { ClaimDoc } from './document-types.ts';
import { isReplaced, writeOver } from './documents.ts';
import { contentHash } from './ids.ts';
import type { Records } from './typed-containers.ts';

/** The kinds of values that only one record may have at a time, in whatever container that record is. */
export type ClaimKind =
  | 'invite code'
  | 'user e-mail'
  | 'directory account'
  | 'role change'
  | 'admin change'
  | 'project name'
  | 'provider name'
  | 'fragrance SKU';

/** Whether the record with the id `holder` exists and uses the value. */
export type IsHeld = (value: string, holder: string) => Promise<boolean>;

/** Grace period between claiming a value and writing the record that uses it. After a crash in between, it expires. */
const RESERVED_MS = 5 * MINUTE_MS;
/** If a claim changes on every one of these attempts, it belongs to another record. */
const ATTEMPTS = 5;

/**
 * Keeps values unique among records, across hosts: a claim is a document whose id is derived from the value, and an id
 * exists only once. Cosmos DB's own unique keys only cover one partition (PLATFORM.md), which here is one record.
 */
export function createClaims(
  { claims }: Records,
  isHeld: Record<ClaimKind, IsHeld>,
  now: () => Date,
) {
  const idOf = (kind: ClaimKind, value: string) => contentHash(JSON.stringify([kind, value]));
  const isYoung = ({ date }: ClaimDoc) => isNear(RESERVED_MS, Date.parse(date), now().getTime());

  /** Undefined when another writer changed the claim in between: try again. */
  async function tryTake(kind: ClaimKind, value: string, holder: string, isRetry: boolean) {
    const doc = { id: idOf(kind, value), holder, date: now().toISOString() };
    // Most values are free, so try to create before reading.
    if (await writeOver(claims, doc, undefined)) return true;
    const held = await claims.read(doc.id);
    if (!held) return undefined;
    const isOwn = held.doc.holder === holder;
    // A concurrent request of the same holder has just written it.
    if (isOwn && isRetry && isYoung(held.doc)) return true;
    const isTakenByOther =
      !isOwn && (isYoung(held.doc) || (await isHeld[kind](value, held.doc.holder)));
    if (isTakenByOther) return false;
    // Rewrites even the holder's own claim, so that a concurrent release fails with a stale ETag.
    return (await writeOver(claims, doc, held.etag)) && true;
  }

  return {
    /** Returns true when the holder has the value now, false when another record has it. */
    async take(kind: ClaimKind, value: string, holder: string): Promise<boolean> {
      for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
        const isTaken = await tryTake(kind, value, holder, attempt > 1);
        if (isTaken !== undefined) return isTaken;
      }
      return false;
    },
    /** Frees a value unless the holder's record uses it. Another holder's claim stays. */
    async release(kind: ClaimKind, value: string, holder: string): Promise<void> {
      const held = await claims.read(idOf(kind, value));
      if (held?.doc.holder === holder && !(await isHeld[kind](value, holder)))
        await claims.remove(held.doc.id, held.etag).catch(ignoreReplaced);
    },
  };
}

/** Another request has taken the value or released it. */
function ignoreReplaced(error: unknown): void {
  if (!isReplaced(error)) throw error;
}
