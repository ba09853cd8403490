import { createFragrance } from '@vse/domain/fragrances';
import { newIdFor } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';

export const createFragranceEndpoint = endpoint(createFragrance, async (call) => ({
  id: await call.services.fragrances.add(newIdFor(call), call.input),
}));
