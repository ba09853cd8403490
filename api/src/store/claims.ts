import { isNear, MINUTE_MS } from '@vse/domain/rules/durations';
import type { ClaimDoc } from './document-types.ts';
import { ignoreReplaced, writeOver } from './documents.ts';
import { contentHash } from './ids.ts';
import type { Stored } from './store.ts';
import type { Records } from './typed-containers.ts';

/** The id of the claim on a value. */
export const claimId = (kind: ClaimKind, value: string) =>
  contentHash(JSON.stringify([kind, value]));

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

/** A claim as it was written. `isNew`: no other request of the same holder was relying on it. */
export type Taken = Stored<ClaimDoc> & { isNew: boolean };

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
  const isYoung = ({ date }: ClaimDoc) => isNear(RESERVED_MS, Date.parse(date), now().getTime());

  /** Undefined when another writer changed the claim in between: try again. */
  async function tryTake(
    kind: ClaimKind,
    value: string,
    holder: string,
    { mine, isRetry }: { mine: Taken | undefined; isRetry: boolean },
  ): Promise<Taken | false | undefined> {
    const doc = { id: claimId(kind, value), holder, date: now().toISOString() };
    // Most values are free, so try to create before reading.
    const created = await writeOver(claims, doc, undefined);
    if (created) return { ...created, isNew: true };
    const held = await claims.read(doc.id);
    if (!held) return undefined;
    const isOwn = held.doc.holder === holder;
    const isNew = !(isOwn && isYoung(held.doc)) || (held.etag === mine?.etag && mine.isNew);
    // A concurrent request of the same holder has just written it.
    if (!isNew && isRetry) return { ...held, isNew };
    const isTakenByOther =
      !isOwn && (isYoung(held.doc) || (await isHeld[kind](value, held.doc.holder)));
    if (isTakenByOther) return false;
    // Rewrites even the holder's own claim, so that a concurrent release fails with a stale ETag.
    const written = await writeOver(claims, doc, held.etag);
    return written && { ...written, isNew };
  }

  return {
    /** Returns the holder's claim, or undefined when another record has the value. `mine`: this request's last claim. */
    async take(
      kind: ClaimKind,
      value: string,
      holder: string,
      mine?: Taken,
    ): Promise<Taken | undefined> {
      for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
        const taken = await tryTake(kind, value, holder, { mine, isRetry: attempt > 1 });
        if (taken !== undefined) return taken || undefined;
      }
      return undefined;
    },
    /**
     * Frees a value unless the holder's record uses it. Another holder's claim stays. With `mine`, a claim that another
     * request of the same holder relies on stays as well.
     */
    async release(kind: ClaimKind, value: string, holder: string, mine?: Taken): Promise<void> {
      const held = await claims.read(claimId(kind, value));
      const isOnlyMine = !mine || (mine.isNew && mine.etag === held?.etag);
      // Replaced: another request has taken the value or released it.
      if (held?.doc.holder === holder && isOnlyMine && !(await isHeld[kind](value, holder)))
        await claims.remove(held.doc.id, held.etag).catch(ignoreReplaced);
    },
  };
}
