import { getHealth } from '@vse/domain/records/health';
import { endpoint } from '../../http/endpoint.ts';

export const getHealthEndpoint = endpoint(getHealth, async ({ address }) => ({
  status: 'ok' as const,
  network: address,
}));
