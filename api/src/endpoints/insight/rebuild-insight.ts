import { rebuildInsight } from '@vse/domain/records/insight';
import { endpoint } from '../../http/endpoint.ts';

export const rebuildInsightEndpoint = endpoint(rebuildInsight, async ({ services }) => {
  await services.insight.rebuild();
  return {};
});
