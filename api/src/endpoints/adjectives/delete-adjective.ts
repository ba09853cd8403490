import { deleteAdjective } from '@vse/domain/adjectives';
import { endpoint } from '../../http/endpoint.ts';

export const deleteAdjectiveEndpoint = endpoint(deleteAdjective, async ({ input, services }) => {
  await services.adjectives.remove(input.id, input.etag);
  return {};
});
