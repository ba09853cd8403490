import { updateAdjective } from '@vse/domain/adjectives';
import { endpoint } from '../../http/endpoint.ts';

export const updateAdjectiveEndpoint = endpoint(updateAdjective, async ({ input, services }) => {
  const { id, etag, ...fields } = input;
  await services.adjectives.update(id, etag, fields);
  return {};
});
