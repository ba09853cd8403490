import type { UnreadableRecord } from '@vse/domain/contract/listed';

/** What a list, or a page of one, says of the records that cannot be read. */
export type Unread = {
  unreadable?: number | undefined;
  unreadableRecords?: UnreadableRecord[] | undefined;
};

/** The records that a list leaves out. Only an Admin knows which. */
export type LeftOut = { count: number; records: readonly UnreadableRecord[] };

/** Of all pages together. Undefined when nothing is left out. */
export function leftOutOf(pages: readonly (Unread | undefined)[] | undefined): LeftOut | undefined {
  const count = (pages ?? []).reduce((sum, page) => sum + (page?.unreadable ?? 0), 0);
  const records = pages?.flatMap((page) => page?.unreadableRecords ?? []) ?? [];
  return count > 0 ? { count, records } : undefined;
}
