import type { UserLog } from '@vse/domain/records/user-logs';
import type { UserLogPersonDoc } from '../../store/document-types.ts';
import { everything, writeOver } from '../../store/documents.ts';
import type { Condition, Paging } from '../../store/store.ts';
import type { Needs } from '../context.ts';
import { noteSignIn } from './user-history.ts';

type LogPage = { logs: UserLog[]; nextPage?: string };
/** ISO dates in UTC; `from` is inclusive, `before` exclusive. */
export type DateRange = { from: string; before: string };

const seconds = (date: string) => Math.floor(Date.parse(date) / 1000);
const within = (range: DateRange | undefined): Condition[] =>
  range ? [{ field: 'date', ...range }] : [];
const NEWEST_FIRST = { field: 'date', direction: 'descending' } as const;

/** The sign-ins of one person, newest first. */
export async function pageSignIns(
  { records }: Needs<'records'>,
  userId: string,
  scope: Condition[],
  range: DateRange | undefined,
  page: Paging,
): Promise<LogPage> {
  const where = [{ field: 'userId', equals: userId }, ...scope, ...within(range)];
  const found = await records.userLogs.page({ where, orderBy: NEWEST_FIRST, ...page });
  return {
    logs: found.items.map(({ doc }) => ({
      user_id: doc.userId,
      totalCount: 1,
      lastLoginTimestamp: seconds(doc.date),
    })),
    ...(found.after && { nextPage: found.after }),
  };
}

/**
 * The people who have signed in, those with the newest sign-in first, each with their number of sign-ins. With a range,
 * people without a sign-in in it are left out, so a page may have fewer people than requested, but is empty only at the
 * end.
 */
export async function pagePeople(
  context: Needs<'records'>,
  scope: Condition[],
  range: DateRange | undefined,
  page: Paging,
): Promise<LogPage> {
  const where = [...scope, ...(range ? [{ field: 'lastDate', from: range.from }] : [])];
  const orderBy = { field: 'lastDate', direction: 'descending' } as const;
  for (let from = page; ; ) {
    const { items, after } = await context.records.userLogPeople.page({ where, orderBy, ...from });
    const counted = await Promise.all(items.map(({ doc }) => countOf(context, doc, scope, range)));
    const logs = counted.flatMap((log) => log ?? []);
    if (!after) return { logs };
    if (logs.length > 0) return { logs, nextPage: after };
    from = { ...page, after };
  }
}

async function countOf(
  { records }: Needs<'records'>,
  { id, lastDate }: UserLogPersonDoc,
  scope: Condition[],
  range: DateRange | undefined,
): Promise<UserLog | undefined> {
  const where = [{ field: 'userId', equals: id }, ...scope, ...within(range)];
  const totalCount = await records.userLogs.count(where);
  if (totalCount === 0) return undefined;
  const isNewestInside = !range || lastDate < range.before;
  const newest = isNewestInside
    ? lastDate
    : (await records.userLogs.page({ where, orderBy: NEWEST_FIRST, limit: 1 })).items[0]?.doc.date;
  return { user_id: id, totalCount, lastLoginTimestamp: seconds(newest ?? lastDate) };
}

const DONE = 'userLogPeople of old entries';

/** Adds the people of entries from before the list of people. Idempotent. */
export async function countInOldSignIns({
  records,
  store,
  now,
}: Needs<'records' | 'store' | 'now'>): Promise<number> {
  const marks = store.container<{ id: string; date: string }>('migrations');
  if (await marks.read(DONE)) return 0;
  const newest = new Map<string, UserLogPersonDoc>();
  for (const { doc } of await everything(records.userLogs)) {
    const known = newest.get(doc.userId);
    if (!known || known.lastDate < doc.date)
      newest.set(doc.userId, { id: doc.userId, provider: doc.provider, lastDate: doc.date });
  }
  for (const person of newest.values()) await noteSignIn({ records }, person);
  await writeOver(marks, { id: DONE, date: now().toISOString() }, undefined);
  return newest.size;
}
