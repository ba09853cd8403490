import { afterWrites } from '../store/after-writes.ts';
import type { Container, Doc } from '../store/store.ts';
import type { Records } from '../store/typed-containers.ts';

export type CountedRecord =
  | 'fragrances'
  | 'questions'
  | 'adjectives'
  | 'providers'
  | 'userSettings'
  | 'invites'
  | 'quizResults'
  | 'userLogs'
  | 'mails'
  | 'audit';

/** A number of records, and when counting them began, in epoch milliseconds. */
export type Count = { count: number; countedAt: number };

/** Searches are counts of their own, so that their number has to be limited. */
const MOST_KEPT = 200;

/** The counts that this instance has made. A write of this instance drops all counts of its container. */
export function createKeptCounts(now: () => Date) {
  const held = new Map<CountedRecord, { writes: number; counts: Map<string, Count> }>();

  function of(record: CountedRecord) {
    const known = held.get(record) ?? { writes: 0, counts: new Map<string, Count>() };
    held.set(record, known);
    return known;
  }

  const dropping = <T extends Doc>(record: CountedRecord, container: Container<T>) =>
    afterWrites(container, () => {
      const kept = of(record);
      kept.writes += 1;
      kept.counts.clear();
    });

  return {
    /** Wraps the records, so that a write drops the counts of its container. */
    droppedBy: (records: Records): Records => ({
      ...records,
      fragrances: dropping('fragrances', records.fragrances),
      questions: dropping('questions', records.questions),
      adjectives: dropping('adjectives', records.adjectives),
      providers: dropping('providers', records.providers),
      userSettings: dropping('userSettings', records.userSettings),
      invites: dropping('invites', records.invites),
      quizResults: dropping('quizResults', records.quizResults),
      userLogs: dropping('userLogs', records.userLogs),
      mails: dropping('mails', records.mails),
      audit: dropping('audit', records.audit),
    }),
    /** The count kept under `key` if it is good enough for the caller, otherwise a new one. */
    async get(
      record: CountedRecord,
      key: string,
      isEnough: (kept: Count) => boolean,
      count: () => Promise<number>,
    ): Promise<Count> {
      const { counts, writes } = of(record);
      const known = counts.get(key);
      if (known && isEnough(known)) return known;
      const countedAt = now().getTime();
      const made = { count: await count(), countedAt };
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
