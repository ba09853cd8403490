import * as contracts from '@vse/domain/records/insight';
import { endpoint } from '../../http/endpoint.ts';
import { rebuildInsight } from '../../services/insight/insight-state.ts';

export const rebuildInsightEndpoint = endpoint(contracts.rebuildInsight, async ({ context }) => {
  await rebuildInsight(context);
  return {};
});
