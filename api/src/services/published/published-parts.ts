import type { PublishedChange, PublishedPartDoc } from '../../store/document-types.ts';
import type { Needs } from '../context.ts';

export type Rows = PublishedPartDoc['rows'];

/** How many parts the rows of a kind are spread over: 5,000 fragrances make 64 parts of about 20 KB. */
const PARTS = { adjective: 16, fragrance: 64, provider: 16 } as const;
export type PartKind = keyof typeof PARTS;

/** The names of all parts of a kind. */
export const partNames = (kind: PartKind): string[] =>
  Array.from({ length: PARTS[kind] }, (_, number) => `${kind}-${number}`);

/** The name of the part that has the row of a record. */
export const partNameOf = ({ kind, id }: PublishedChange & { kind: PartKind }): string =>
  `${kind}-${spread(id, PARTS[kind])}`;

/** Which of `count` documents has the row of a record. */
export const spread = (id: string, count: number): number => hashOf(id) % count;

/**
 * The rows of a part; undefined when it was removed, because a newer one has replaced it, and when it cannot be read.
 */
export async function readPart(
  { records, heldParts }: Needs<'records' | 'heldParts'>,
  id: string,
): Promise<Rows | undefined> {
  return heldParts
    .get(id, async () => {
      const { rows } = (await records.publishedParts.read(id))?.doc ?? {};
      if (typeof rows !== 'object') throw new PartMissing();
      return rows;
    })
    .catch((error: unknown) => {
      if (error instanceof PartMissing) return undefined;
      throw error;
    });
}

/** Stores a new part, and returns its id. */
export async function createPart(
  { records, heldParts, ids }: Needs<'records' | 'heldParts' | 'ids'>,
  rows: Rows,
): Promise<string> {
  const { doc } = await records.publishedParts.create({ id: ids.random(), rows });
  await heldParts.get(doc.id, async () => rows);
  return doc.id;
}

class PartMissing extends Error {}

/** The FNV-1a hash of a text, 32 bits: every instance finds a record in the same part. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}
