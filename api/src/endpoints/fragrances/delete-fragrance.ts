import { deleteFragrance } from '@vse/domain/fragrances';
import { endpoint } from '../../http/endpoint.ts';

export const deleteFragranceEndpoint = endpoint(deleteFragrance, async ({ input, services }) => {
  await services.fragrances.remove(input.id, input.etag);
  return {};
});
