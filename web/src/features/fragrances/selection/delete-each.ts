import { deleteFragrance } from '@vse/domain/contract/calls';
import type { FragranceRow } from '@vse/domain/records/fragrances';
import { statusOf } from '../../../lib/api/api-error.ts';
import { staffCall } from '../../../lib/api/staff.ts';

/** A few at once: each also leaves the inventories. */
const AT_A_TIME = 3;

export type Chosen = Pick<FragranceRow, 'id' | 'name' | 'etag'>;
export type Failed = { record: Chosen; error: unknown };
type Outcome = {
  gone: Chosen[];
  failed: Failed[];
  /** Not tried: it was stopped, or the connection or the session was lost. */
  left: Chosen[];
};

/** Deletes records one after the other, a few at once, until all are tried or the signal stops it. Never rejects. */
export async function deleteEach(
  records: readonly Chosen[],
  { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number) => void },
): Promise<Outcome> {
  const outcome: Outcome = { gone: [], failed: [], left: [...records] };
  const { gone, failed, left } = outcome;
  let isLost = false;
  const next = () => (signal.aborted || isLost ? undefined : left.shift());
  const work = async () => {
    for (let record = next(); record; record = next()) {
      try {
        await staffCall(deleteFragrance, { id: record.id, etag: record.etag });
        gone.push(record);
      } catch (error) {
        const status = statusOf(error);
        // Deleted before: by a colleague, or by a request whose answer was lost.
        if (status === 404) gone.push(record);
        else failed.push({ record, error });
        isLost ||= status === 0 || status === 401;
      }
      onProgress(gone.length + failed.length);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return outcome;
}
