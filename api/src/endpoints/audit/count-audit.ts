import { countAudit } from '@vse/domain/records/audit';
import { endpoint } from '../../http/endpoint.ts';
import { listCount, oldestOf } from '../../services/counts.ts';
import { auditWhere } from './list-audit.ts';

export const countAuditEndpoint = endpoint(countAudit, async ({ input, context }) => {
  const counted = await listCount(context, 'audit', { where: auditWhere(input) }, input.maxAge);
  return { total: counted.count, countedDate: oldestOf(context, [counted]) };
});
