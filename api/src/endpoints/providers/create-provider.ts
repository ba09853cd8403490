import { createProvider } from '@vse/domain/providers';
import { newIdFor } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';

export const createProviderEndpoint = endpoint(createProvider, async (call) => ({
  id: await call.services.providers.add(newIdFor(call), call.input),
}));
