import { updateProvider } from '@vse/domain/providers';
import { endpoint } from '../../http/endpoint.ts';

export const updateProviderEndpoint = endpoint(updateProvider, async ({ input, services }) => {
  const { id, etag, ...fields } = input;
  await services.providers.update(id, etag, fields);
  return {};
});
