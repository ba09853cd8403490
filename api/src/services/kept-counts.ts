import type { ContainerName } from '../store/store.ts';
import type { Records } from '../store/typed-containers.ts';

/** A container whose documents are counted under its own name. */
export type CountedRecord = ContainerName & keyof Records;

/** A number of records; `of` are their ids or names, where a caller needs them. */
type Counted = { count: number; of?: readonly string[] };
/** `countedAt` is when counting began, in epoch milliseconds. */
export type Count = Counted & { countedAt: number };

/** Searches are counts of their own, so that their number has to be limited. */
const MOST_KEPT = 200;

/** The counts that this instance has made. A write of this instance drops all counts of its container. */
export function createKeptCounts(now: () => Date) {
  const held = new Map<ContainerName, { writes: number; counts: Map<string, Count> }>();

  function of(record: ContainerName) {
    const known = held.get(record) ?? { writes: 0, counts: new Map<string, Count>() };
    held.set(record, known);
    return known;
  }

  return {
    /** Has to be called after each write to a container. */
    drop(record: ContainerName): void {
      const kept = of(record);
      kept.writes += 1;
      kept.counts.clear();
    },
    /** The count kept under `key` if it is good enough for the caller, otherwise a new one. */
    async get(
      record: CountedRecord,
      key: string,
      isEnough: (kept: Count) => boolean,
      count: () => Promise<number | Counted>,
    ): Promise<Count> {
      const { counts, writes } = of(record);
      const known = counts.get(key);
      if (known && isEnough(known)) return known;
      const countedAt = now().getTime();
      const counted = await count();
      const made = { ...(typeof counted === 'number' ? { count: counted } : counted), countedAt };
      // A count that began before a write ended may lack it.
      if (of(record).writes === writes) keep(counts, key, made);
      return made;
    },
  };
}

/** Makes room for a count by dropping the one that was made first. */
function keep(counts: Map<string, Count>, key: string, made: Count): void {
  counts.delete(key);
  const [oldest] = counts.keys();
  if (counts.size >= MOST_KEPT && oldest !== undefined) counts.delete(oldest);
  counts.set(key, made);
}
