import { Id } from '@vse/domain/contract/fields';
import type { AuditEntry } from '@vse/domain/records/audit';
import type { AuditDoc } from '../../store/document-types.ts';
import type { Condition, Query, Stored } from '../../store/store.ts';
import type { Needs } from '../context.ts';
import { type Readable, type ReadablePage, readablePage, readEach } from '../readable.ts';

/** A page of the matching entries, newest first, each with its user's name. */
export async function pageAudit(
  { records }: Needs<'records'>,
  where: Condition[],
  page: Pick<Query, 'after' | 'limit'>,
): Promise<ReadablePage<AuditEntry>> {
  const orderBy = { field: 'date', direction: 'descending' } as const;
  const found = await records.audit.page({ where, orderBy, ...page });
  return readablePage(await auditOf({ records }, found.items), found);
}

export async function auditOf(
  { records }: Needs<'records'>,
  docs: Stored<AuditDoc>[],
): Promise<Readable<AuditEntry>> {
  const who = docs.map(({ doc }) => doc.who).filter((id) => Id.safeParse(id).success);
  const names = await namesOf({ records }, [...new Set(who)]);
  return readEach('audit', docs, ({ doc: { records: about, ...doc } }) => ({
    ...doc,
    record: about.length > 1 ? null : (about[0] ?? null),
    name: names.get(doc.who) ?? null,
  }));
}

async function namesOf({ records }: Needs<'records'>, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const { items } = await records.userSettings.page({
    where: [{ field: 'id', in: ids }],
    limit: ids.length,
    fields: ['firstName', 'lastName'],
  });
  return new Map(items.map(({ doc }) => [doc.id, `${doc.firstName} ${doc.lastName}`]));
}
