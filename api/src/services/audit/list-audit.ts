import type { AuditEntry } from '@vse/domain/records/audit';
import type { Condition, Query } from '../../store/store.ts';
import type { Needs } from '../context.ts';

/** A page of the matching entries, newest first, each with its user's name. */
export async function pageAudit(
  { records }: Needs<'records'>,
  where: Condition[],
  page: Pick<Query, 'after' | 'limit'>,
): Promise<{ items: AuditEntry[]; nextPage?: string }> {
  const orderBy = { field: 'date', direction: 'descending' } as const;
  const found = await records.audit.page({ where, orderBy, ...page });
  const docs = found.items.map(({ doc }) => doc);
  const names = await namesOf({ records }, [...new Set(docs.map(({ who }) => who))]);
  return {
    items: docs.map((doc) => ({ ...doc, name: names.get(doc.who) ?? null })),
    ...(found.after && { nextPage: found.after }),
  };
}

export const countAudit = ({ records }: Needs<'records'>, where: Condition[]) =>
  records.audit.count(where);

async function namesOf({ records }: Needs<'records'>, ids: readonly string[]) {
  const found = await Promise.all(ids.map((id) => records.userSettings.read(id)));
  return new Map(
    found.flatMap((user) =>
      user ? [[user.doc.id, `${user.doc.firstName} ${user.doc.lastName}`] as const] : [],
    ),
  );
}
