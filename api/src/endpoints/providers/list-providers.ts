import { listProviders } from '@vse/domain/providers';
import { endpoint } from '../../http/endpoint.ts';

export const listProvidersEndpoint = endpoint(listProviders, async ({ services }) => ({
  items: await services.providers.list(),
}));
