import { countAudit } from '@vse/domain/records/audit';
import { endpoint } from '../../http/endpoint.ts';
import { auditWhere } from './list-audit.ts';

export const countAuditEndpoint = endpoint(countAudit, async ({ input, services: { totals } }) => {
  const counted = await totals.ofList('audit', { where: auditWhere(input) }, input.maxAge);
  return { total: counted.count, countedDate: totals.oldest([counted]) };
});
