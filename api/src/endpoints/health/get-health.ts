import { getHealth } from '@vse/domain/records/health';
import { endpoint } from '../../http/endpoint.ts';

export const getHealthEndpoint = endpoint(getHealth, async () => ({ status: 'ok' as const }));
