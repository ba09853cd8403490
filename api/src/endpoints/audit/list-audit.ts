import type { Parsed } from '@vse/domain/contract/contract';
import { type countAudit, listAudit } from '@vse/domain/records/audit';
import { endpoint } from '../../http/endpoint.ts';
import { pageQuery, storedDate } from '../../http/page.ts';
import { pageAudit } from '../../services/audit/list-audit.ts';
import type { Condition } from '../../store/store.ts';

export const listAuditEndpoint = endpoint(listAudit, async ({ input, context }) =>
  pageAudit(context, auditWhere(input), pageQuery(input)),
);

type Filters = Omit<Parsed<typeof countAudit>, 'maxAge'>;

/** The conditions of the audit log's filters, which the list and its count share. */
export const auditWhere = ({ who, record, kind, from, before }: Filters): Condition[] => [
  ...(who ? [{ field: 'who', equals: who }] : []),
  ...(record ? [{ field: 'records', begins: [record] }] : []),
  ...(kind ? [{ field: 'kind', equals: kind }] : []),
  ...(from ? [{ field: 'date', from: storedDate(from) }] : []),
  ...(before ? [{ field: 'date', before: storedDate(before) }] : []),
];
