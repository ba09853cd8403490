import { listAdjectives } from '@vse/domain/adjectives';
import { endpoint } from '../../http/endpoint.ts';

export const listAdjectivesEndpoint = endpoint(listAdjectives, async ({ services }) => ({
  items: await services.adjectives.list(),
}));
