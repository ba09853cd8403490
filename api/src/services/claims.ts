import { contentHash } from './ids.ts';
import type { Records } from './records.ts';
import { writeOver } from './revise.ts';
import { StoreError } from './store/store.ts';

/** What may be one record's at a time, whatever container that record is in. */
export type ClaimKind =
  | 'invite code'
  | 'user e-mail'
  | 'directory account'
  | 'role change'
  | 'project name'
  | 'provider name';
export type ClaimDoc = { id: string; holder: string; date: string };

/** Whether the record with the id `holder` is there and uses the value. */
export type IsHeld = (value: string, holder: string) => Promise<boolean>;

export type Claims = {
  /** True when the value is the holder's, now or from before; false while it is another record's. */
  take(kind: ClaimKind, value: string, holder: string): Promise<boolean>;
  /** Lets a value go, unless the holder uses it; another one's stays. */
  release(kind: ClaimKind, value: string, holder: string): Promise<void>;
};

/** Longer than it takes from the claim to the record that uses it; after a crash in between the value is free again. */
const RESERVED_MS = 5 * 60_000;
/** A claim that changes more often than this while it is looked at is somebody else's. */
const ATTEMPTS = 5;

/**
 * Values that are unique among records, on any number of hosts: a claim is a document whose id comes from the value, and
 * an id exists once. Cosmos DB's own unique keys reach only within one partition (PLATFORM.md), which here is one record.
 */
export function createClaims(
  { claims }: Records,
  isHeld: Record<ClaimKind, IsHeld>,
  now: () => Date,
): Claims {
  const idOf = (kind: ClaimKind, value: string) => contentHash(JSON.stringify([kind, value]));
  const isYoung = ({ date }: ClaimDoc) => now().getTime() - Date.parse(date) < RESERVED_MS;

  /** Undefined when somebody else changed the claim meanwhile: then it has to be looked at again. */
  async function tryTake(kind: ClaimKind, value: string, holder: string) {
    const doc = { id: idOf(kind, value), holder, date: now().toISOString() };
    const held = await claims.read(doc.id);
    if (held?.doc.holder === holder) {
      if (isYoung(held.doc)) return true;
    } else if (held && (isYoung(held.doc) || (await isHeld[kind](value, held.doc.holder)))) {
      return false;
    }
    return (await writeOver(claims, doc, held?.etag)) || undefined;
  }

  return {
    async take(kind, value, holder) {
      for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
        const isTaken = await tryTake(kind, value, holder);
        if (isTaken !== undefined) return isTaken;
      }
      return false;
    },
    async release(kind, value, holder) {
      const held = await claims.read(idOf(kind, value));
      if (held?.doc.holder === holder && !(await isHeld[kind](value, holder)))
        await claims.remove(held.doc.id, held.etag).catch(ignoreMeanwhile);
    },
  };
}

function ignoreMeanwhile(error: unknown): undefined {
  if (error instanceof StoreError && (error.kind === 'stale' || error.kind === 'missing'))
    return undefined;
  throw error;
}
