import { UserLog } from '@vse/domain/records/user-logs';
import type { UserLogDoc, UserLogPersonDoc } from '../../store/document-types.ts';
import { pagesOf } from '../../store/documents.ts';
import { leadsBack } from '../../store/page-token.ts';
import type { Condition, Doc, Page, Paging, Stored } from '../../store/store.ts';
import type { Needs } from '../context.ts';
import {
  type PagesAround,
  pagesAround,
  type Readable,
  readEach,
  type Unreadable,
} from '../readable.ts';

type PersonDoc = Omit<UserLogPersonDoc, 'provider'>;
const SIGN_IN_FIELDS = ['userId', 'date'] as const;
type SignInDoc = Pick<UserLogDoc, 'id' | (typeof SIGN_IN_FIELDS)[number]>;
type LogPage = { logs: UserLog[]; unreadableRecords: Unreadable[] } & PagesAround;
/** ISO dates in UTC; `from` is inclusive, `before` exclusive. */
export type DateRange = { from: string; before: string };

/** Throws RangeError for a text that is no date. */
const seconds = (date: string) => Math.floor(Date.parse(new Date(date).toISOString()) / 1000);
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
  const found = await records.userLogs.page({
    where,
    orderBy: NEWEST_FIRST,
    ...page,
    fields: SIGN_IN_FIELDS,
  });
  const { items: logs, unreadableRecords } = await signInsOf(found.items);
  return { logs, unreadableRecords, ...pagesAround(found) };
}

export const signInsOf = (docs: Stored<SignInDoc>[]): Promise<Readable<UserLog>> =>
  readEach('userLogs', docs, ({ doc }) =>
    UserLog.parse({
      user_id: doc.userId,
      totalCount: 1,
      lastLoginTimestamp: seconds(doc.date),
    }),
  );

/** Sign-ins of one page of people within a range that are read in one call. */
const RANGE_READ = 5000;

/**
 * The people who have signed in, those with the newest sign-in first, each with their number of sign-ins. With a range,
 * people without a sign-in in it are left out, so a page may have fewer people than requested, but is empty only at the
 * end, or at the beginning when it was read backward.
 */
export async function pagePeople(
  { records }: Needs<'records'>,
  scope: Condition[],
  range: DateRange | undefined,
  paging: Paging,
): Promise<LogPage> {
  const where = [...scope, ...(range ? [{ field: 'lastDate', from: range.from }] : [])];
  const orderBy = { field: 'lastDate', direction: 'descending' } as const;
  const isBack = leadsBack(paging.after);
  const unreadableRecords: Unreadable[] = [];
  let first: Pick<Page<Doc>, 'after' | 'before'> | undefined;
  for (let from = paging; ; ) {
    const page = await records.userLogPeople.page({
      where,
      orderBy,
      ...from,
      fields: ['lastDate', 'count', 'countAtProvider'],
    });
    const found = range
      ? await logsWithin({ records }, page.items, scope, range)
      : await peopleOf(page.items, scope);
    unreadableRecords.push(...found.unreadableRecords);
    const logs = found.items;
    first ??= page;
    const around = isBack
      ? { after: first.after, before: page.before }
      : { after: page.after, before: first.before };
    const further = isBack ? page.before : page.after;
    if (logs.length > 0 || !further) return { logs, unreadableRecords, ...pagesAround(around) };
    from = { ...from, after: further };
  }
}

/** Within a provider, only the sign-ins with this provider count. */
export const peopleOf = (
  docs: Stored<PersonDoc>[],
  scope: Condition[],
): Promise<Readable<UserLog>> =>
  readEach('userLogPeople', docs, ({ doc: { id, lastDate, count, countAtProvider } }) =>
    UserLog.parse({
      user_id: id,
      totalCount: scope.length === 0 ? count : countAtProvider,
      lastLoginTimestamp: seconds(lastDate),
    }),
  );

/** The people who have sign-ins within the range, in their order: read from the log for all of them at once. */
async function logsWithin(
  { records }: Needs<'records'>,
  people: Stored<PersonDoc>[],
  scope: Condition[],
  range: DateRange,
): Promise<Readable<UserLog>> {
  const ids = people.map(({ doc }) => doc.id);
  const logs = new Map<string, UserLog>();
  const unreadableRecords: Unreadable[] = [];
  if (ids.length === 0) return { items: [], unreadableRecords };
  const where = [{ field: 'userId', in: ids }, ...scope, ...within(range)];
  const query = { where, fields: SIGN_IN_FIELDS };
  for await (const page of pagesOf(records.userLogs, query, RANGE_READ)) {
    const signIns = await signInsOf(page);
    unreadableRecords.push(...signIns.unreadableRecords);
    for (const { user_id, lastLoginTimestamp } of signIns.items) {
      const known = logs.get(user_id);
      logs.set(user_id, {
        user_id,
        totalCount: (known?.totalCount ?? 0) + 1,
        lastLoginTimestamp: Math.max(known?.lastLoginTimestamp ?? 0, lastLoginTimestamp),
      });
    }
  }
  return { items: ids.flatMap((id) => logs.get(id) ?? []), unreadableRecords };
}
