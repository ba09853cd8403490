import type { RetainedKind } from '@vse/domain/records/retention';
import { DAY_MS } from '@vse/domain/rules/durations';
import { ignoreReplaced, pagesOf } from '../../store/documents.ts';
import type { Condition, Container, Doc } from '../../store/store.ts';
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
  pages(where: Condition[], limit: number): AsyncGenerator<Dated[]>;
  /** Ends a record, unless it was changed since it was listed and is older than `before` no more. */
  end(id: string, before: string): Promise<boolean>;
};
export type Dated = { id: string; date: string };

/** Every kind, those without an end too (0 days). */
export function retainedKinds(context: Context): Retained[] {
  const { records, config } = context;
  const fate = config.KEEP_ANONYMOUS ? 'anonymous' : 'deleted';
  const of = <T extends Doc>(
    kind: RetainedKind,
    days: number,
    container: Container<T>,
    dateOf: keyof T & string,
    endOf?: (id: string) => Promise<boolean>,
    where: { field: keyof T & string; equals: null }[] = [],
  ): Retained => ({
    ...{ kind, days, dateOf, where },
    async end(id, before) {
      const known = await container.read(id);
      const isOf = known && where.every(({ field, equals }) => known.doc[field] === equals);
      if (!isOf || String(known.doc[dateOf]) >= before) return false;
      if (endOf) return endOf(id);
      // Where it was written since, as by a sign-in, it is not over.
      await container.remove(id, known.etag).catch(ignoreReplaced);
      return true;
    },
    count: (over) => container.count(over),
    async *pages(over, limit) {
      const orderBy = { field: dateOf, direction: 'ascending' } as const;
      const query = { where: over, orderBy, fields: [dateOf] };
      for await (const page of pagesOf(container, query, limit))
        yield page.map(({ doc }) => ({ id: doc.id, date: String(doc[dateOf]) }));
    },
  });
  const { invites, quizResults, userLogs, userLogPeople, userLanguageHistory, formerStates } =
    records;
  const endResult = (id: string) => forgetResult(context, id, fate);
  const isUnfinished = { field: 'quizCompleteDate', equals: null } as const;
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
    of('history', config.KEEP_HISTORY_DAYS, formerStates, 'replacedDate'),
  ];
}

/** Records with a date before this one are older than `days`. */
export const dateBefore = (days: number, now: Date) =>
  new Date(now.getTime() - days * DAY_MS).toISOString();

/** The records that are older than `days`, from the mark up to which all have ended. */
export function whereOver(
  { dateOf, where }: Retained,
  days: number,
  now: Date,
  mark: string | undefined,
): Condition[] {
  return [
    ...where,
    { field: dateOf, before: dateBefore(days, now), ...(mark !== undefined && { from: mark }) },
  ];
}
