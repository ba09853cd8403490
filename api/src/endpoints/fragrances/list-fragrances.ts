import { listFragrances } from '@vse/domain/fragrances';
import { endpoint } from '../../http/endpoint.ts';

export const listFragrancesEndpoint = endpoint(listFragrances, async ({ services }) => ({
  items: await services.fragrances.list(),
}));
