import { ERASURES } from '@vse/domain/records/files';
import { FATES, type Fate } from '@vse/domain/records/people';
import type { ErasureDoc, ErasuresDoc } from '../../store/document-types.ts';
import { createOrRevise } from '../../store/documents.ts';
import type { Needs } from '../context.ts';

const ID = 'erasures';
const NONE: ErasuresDoc = { id: ID, erasures: [], done: [], again: null };
/** So many erasures that are complete are known for those who ask how far they are. */
const KEPT_DONE = 20;

/** The erasures under way. */
export const readErasures = async ({ records }: Needs<'records'>): Promise<ErasuresDoc> =>
  (await records.erasures.read(ID))?.doc ?? NONE;

/** `change` returns undefined to leave them as they are. */
export const changeErasures = (
  { records }: Needs<'records'>,
  change: (doc: ErasuresDoc) => ErasuresDoc | undefined,
): Promise<void> => createOrRevise(records.erasures, ID, (doc = NONE) => change(doc));

/** Changes one erasure; nothing when it is complete. */
export const changeErasure = (
  context: Needs<'records'>,
  id: string,
  change: (erasure: ErasureDoc) => ErasureDoc | undefined,
): Promise<void> =>
  changeErasures(context, (doc) => {
    const known = doc.erasures.find((each) => each.id === id);
    const changed = known && change(known);
    if (!changed) return undefined;
    return { ...doc, erasures: doc.erasures.map((each) => (each === known ? changed : each)) };
  });

/** Takes a complete erasure from the list, with everything that says whom it was about. */
export const endErasure = (context: Needs<'records'>, id: string): Promise<void> =>
  changeErasures(context, (doc) => {
    const known = doc.erasures.find((each) => each.id === id);
    if (!known) return undefined;
    return {
      ...doc,
      erasures: doc.erasures.filter((each) => each !== known),
      done: [{ id, counts: known.counts }, ...doc.done].slice(0, KEPT_DONE),
    };
  });

/**
 * Keeps outside of the database that an address was erased: its keyed hash and the second, so that it is erased again
 * after the database was set back.
 */
export async function keepErasure(
  { blobs }: Needs<'blobs'>,
  { address, fate, began }: Pick<ErasureDoc, 'address' | 'fate' | 'began'>,
): Promise<void> {
  const path = `${ERASURES}/${fate}/${address}-${Math.floor(began / 1000)}.json`;
  await blobs.write(path, new TextEncoder().encode('{}'), 'application/json');
}

/** The keyed hashes of the addresses that were erased since then (milliseconds), with what became of their results. */
export async function erasedSince(
  { blobs }: Needs<'blobs'>,
  since: number,
): Promise<Map<string, Fate>> {
  const erased = new Map<string, Fate>();
  for (const fate of FATES)
    for (const path of await blobs.list(ERASURES, fate)) {
      const [, address = '', seconds] = /([\w-]+)-(\d+)\.json$/.exec(path) ?? [];
      if (Number(seconds) >= Math.floor(since / 1000)) erased.set(address, fate);
    }
  return erased;
}
