import { createAdjective } from '@vse/domain/adjectives';
import { newIdFor } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';

export const createAdjectiveEndpoint = endpoint(createAdjective, async (call) => ({
  id: await call.services.adjectives.add(newIdFor(call), call.input),
}));
