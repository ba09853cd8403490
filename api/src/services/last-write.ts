import { isNear, MINUTE_MS } from '@vse/domain/rules/durations';
import { StoreError } from '../store/store.ts';

export type LastWrite = ReturnType<typeof createLastWrite>;

/**
 * Remembers whether this instance's last write of a record failed because of the database: a full disk or a read-only
 * database still answers reads. Readiness reports it without writing itself, because anybody may ask for it. After a
 * minute without another write, it is not known any more.
 */
export function createLastWrite(now: () => Date) {
  let failedAt: number | undefined;
  return {
    /** Called after each write, with its error if it failed. */
    note(error?: unknown): void {
      // A conflict is an answer of a database that writes.
      const isAnswer =
        error === undefined || (error instanceof StoreError && error.kind !== 'unavailable');
      failedAt = isAnswer ? undefined : now().getTime();
    },
    hasFailed: (): boolean =>
      failedAt !== undefined && isNear(MINUTE_MS, failedAt, now().getTime()),
  };
}
