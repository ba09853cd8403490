import { updateFragrance } from '@vse/domain/fragrances';
import { endpoint } from '../../http/endpoint.ts';

export const updateFragranceEndpoint = endpoint(updateFragrance, async ({ input, services }) => {
  const { id, etag, ...fields } = input;
  await services.fragrances.update(id, etag, fields);
  return {};
});
