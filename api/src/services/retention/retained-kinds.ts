import type { RetainedKind } from '@vse/domain/records/retention';
import { DAY_MS } from '@vse/domain/rules/durations';
import { ignoreNotFound, removeDoc } from '../../store/documents.ts';
import type { Condition, Container, Doc, Query } from '../../store/store.ts';
import type { Context } from '../context.ts';
import { forgetInvite, forgetResult } from '../people/forget-records.ts';

/** One kind of record with an end: where it is, the date that its days count from, and what happens then. */
export type Retained = {
  kind: RetainedKind;
  days: number;
  dateOf: string;
  where: Condition[];
  count(where: Condition[]): Promise<number>;
  /** Ids and dates, oldest first. */
  page(
    query: Pick<Query, 'where' | 'limit' | 'after'>,
  ): Promise<{ items: Dated[]; after?: string }>;
  end(id: string): Promise<unknown>;
};
type Dated = { id: string; date: string };

/** Every kind, those without an end too (0 days). */
export function retainedKinds(context: Context): Retained[] {
  const { records, config } = context;
  const fate = config.KEEP_ANONYMOUS ? 'anonymous' : 'deleted';
  const removedFrom =
    <T extends Doc>(container: Container<T>) =>
    (id: string) =>
      removeDoc(container, id, undefined).catch(ignoreNotFound);
  const of = <T extends Doc>(
    kind: RetainedKind,
    days: number,
    container: Container<T>,
    dateOf: keyof T & string,
    end: (id: string) => Promise<unknown> = removedFrom(container),
    where: Condition[] = [],
  ): Retained => ({
    ...{ kind, days, dateOf, end, where },
    count: (over) => container.count(over),
    async page(query) {
      const orderBy = { field: dateOf, direction: 'ascending' } as const;
      const { items, after } = await container.page({ ...query, orderBy, fields: [dateOf] });
      return {
        items: items.map(({ doc }) => ({ id: doc.id, date: String(doc[dateOf]) })),
        ...(after !== undefined && { after }),
      };
    },
  });
  const { invites, quizResults, userLogs, userLogPeople, userLanguageHistory, formerStates } =
    records;
  const endResult = (id: string) => forgetResult(context, id, fate);
  const isUnfinished = { field: 'quizCompleteDate', equals: null };
  return [
    of('invites', config.KEEP_INVITES_DAYS, invites, 'expiresDate', (id) =>
      forgetInvite(context, id, fate),
    ),
    of('unfinished', config.KEEP_UNFINISHED_DAYS, quizResults, 'quizStartDate', endResult, [
      isUnfinished,
    ]),
    of('finished', config.KEEP_RESULTS_DAYS, quizResults, 'quizCompleteDate', endResult),
    of('signIns', config.KEEP_LOGS_DAYS, userLogs, 'date'),
    of('signedIn', config.KEEP_LOGS_DAYS, userLogPeople, 'lastDate'),
    of('languages', config.KEEP_LOGS_DAYS, userLanguageHistory, 'date'),
    of('history', config.KEEP_HISTORY_DAYS, formerStates, 'date'),
  ];
}

/** The records that are older than `days`, from the mark up to which all have ended. */
export function whereOver(
  { dateOf, where }: Retained,
  days: number,
  now: Date,
  mark: string | undefined,
): Condition[] {
  const before = new Date(now.getTime() - days * DAY_MS).toISOString();
  return [...where, { field: dateOf, before, ...(mark !== undefined && { from: mark }) }];
}
