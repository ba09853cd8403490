import { ERASURES } from '@vse/domain/records/files';
import { FATES, type Fate } from '@vse/domain/records/people';
import type { Needs } from '../context.ts';

/** The id of the job that erases an address: there is one for each. `key` is what e-mails are compared by. */
export const erasureId = ({ ids }: Needs<'ids'>, key: string): string =>
  ids.derived('erasure', key);

/** Whether an erasure of this address is under way, or has failed and waits for an Admin. */
export async function isBeingErased(
  context: Needs<'records' | 'ids'>,
  key: string,
): Promise<boolean> {
  const job = (await context.records.jobs.read(erasureId(context, key)))?.doc;
  return job !== undefined && (job.due !== null || job.state === 'failed');
}

/**
 * Keeps outside of the database that an address was erased: its keyed hash and the second, so that it is erased again
 * after the database was set back.
 */
export const keepErasure = ({ blobs }: Needs<'blobs'>, erasure: Kept): Promise<void> =>
  blobs.write(pathOf(erasure), new TextEncoder().encode('{}'), 'application/json');

/** For an erasure that has erased nothing and will not go on. */
export const dropErasure = ({ blobs }: Needs<'blobs'>, erasure: Kept): Promise<boolean> =>
  blobs.remove(pathOf(erasure));

type Kept = { address: string; fate: Fate; began: number };
const pathOf = ({ address, fate, began }: Kept) =>
  `${ERASURES}/${fate}/${address}-${Math.floor(began / 1000)}.json`;

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
