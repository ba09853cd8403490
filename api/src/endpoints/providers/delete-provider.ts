import { deleteProvider } from '@vse/domain/providers';
import { endpoint } from '../../http/endpoint.ts';

export const deleteProviderEndpoint = endpoint(deleteProvider, async ({ input, services }) => {
  await services.providers.remove(input.id, input.etag);
  return {};
});
