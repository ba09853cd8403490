import { getReadiness } from '@vse/domain/records/health';
import { endpoint } from '../../http/endpoint.ts';
import { Problem } from '../../problem.ts';

export const getReadinessEndpoint = endpoint(getReadiness, async ({ caller, context }) => {
  const parts = await context.readiness();
  // Probes look at the status code. Nothing works without the database; the other services may fail for a while.
  if (parts.records === 'failing') throw new Problem(503, 'RECORDS_UNAVAILABLE');
  const isDegraded = Object.values(parts).includes('failing');
  const status = isDegraded ? ('degraded' as const) : ('ok' as const);
  return { status, parts: caller.kind === 'Admin' ? parts : null };
});
