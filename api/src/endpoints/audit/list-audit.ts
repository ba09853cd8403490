import { listAudit } from '@vse/domain/records/audit';
import { endpoint } from '../../http/endpoint.ts';
import { pageQuery, storedDate, withTotal } from '../../http/page.ts';
import type { Condition } from '../../store/store.ts';

export const listAuditEndpoint = endpoint(listAudit, async ({ input, services: { audit } }) => {
  const { who, record, kind, from, before } = input;
  const where: Condition[] = [
    ...(who ? [{ field: 'who', equals: who }] : []),
    ...(record ? [{ field: 'record', equals: record }] : []),
    ...(kind ? [{ field: 'kind', equals: kind }] : []),
    ...(from ? [{ field: 'date', from: storedDate(from) }] : []),
    ...(before ? [{ field: 'date', before: storedDate(before) }] : []),
  ];
  return withTotal(input, await audit.page(where, pageQuery(input)), () => audit.count(where));
});
