/** What one call of the store costs Cosmos DB, as far as the formula knows. Bytes are those of the document's JSON. */
export type Charged =
  | { kind: 'read'; bytes: number; replicas: 1 | 2 }
  | { kind: 'page'; bytes: number }
  | { kind: 'create' | 'replace' | 'remove'; bytes: number; compositeIndexes: number }
  | { kind: 'count'; indexEntries: number };

/**
 * The meter's one formula for request units (decision 0006). Rounding: KB are 1024 bytes and are not rounded; a point
 * read costs at least 1 unit, and a write at least as much as one of 1 KB. The five fields that Cosmos DB adds to a
 * document, about 0.2 KB, are not included. A level above Session reads two replicas. A write that is refused (412, 409)
 * costs what it would have cost. No real account has been compared with it.
 */
export function requestUnits(call: Charged): number {
  switch (call.kind) {
    case 'read':
      return Math.max(1, kilobytes(call.bytes) / 10) * call.replicas;
    case 'page':
      return QUERY + kilobytes(call.bytes);
    case 'count':
      return QUERY + call.indexEntries / COUNTED_PER_UNIT;
    case 'create':
    case 'remove':
      return 5.5 * written(call.bytes) + call.compositeIndexes / 2;
    case 'replace':
      return 10 * written(call.bytes) + call.compositeIndexes / 2;
  }
}

/** The least that a query costs on one physical partition, also one that finds nothing. */
const QUERY = 2.3;
/** A COUNT loads no document, but reads the index entries of all documents that its conditions match. An assumption. */
const COUNTED_PER_UNIT = 1000;

export const kilobytes = (bytes: number) => bytes / 1024;
const written = (bytes: number) => Math.max(1, kilobytes(bytes));
