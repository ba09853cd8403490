import { Id } from '@vse/domain/contract/fields';
import type { AuditEntry } from '@vse/domain/records/audit';
import type { AuditDoc } from '../../store/document-types.ts';
import type { Condition, Query, Stored } from '../../store/store.ts';
import type { Needs } from '../context.ts';
import { type Readable, type ReadablePage, readablePage, readEach } from '../readable.ts';

/** A page of the matching entries, newest first, each with its user's name. */
export async function pageAudit(
  context: Needs<'records' | 'userNames'>,
  where: Condition[],
  page: Pick<Query, 'after' | 'limit'>,
): Promise<ReadablePage<AuditEntry>> {
  const orderBy = { field: 'date', direction: 'descending' } as const;
  const found = await context.records.audit.page({ where, orderBy, ...page });
  return readablePage(await auditOf(context, found.items), found);
}

export async function auditOf(
  context: Needs<'records' | 'userNames'>,
  docs: Stored<AuditDoc>[],
): Promise<Readable<AuditEntry>> {
  const who = docs.map(({ doc }) => doc.who).filter((id) => Id.safeParse(id).success);
  const names = await context.userNames.of(context.records.userSettings, who);
  return readEach('audit', docs, ({ doc: { records: about, ...doc } }) => ({
    ...doc,
    record: about.length > 1 ? null : (about[0] ?? null),
    name: names.get(doc.who) ?? null,
  }));
}
