import { askForSample } from '@vse/domain/records/outcomes';
import { endpoint } from '../../http/endpoint.ts';
import { Problem } from '../../problem.ts';
import { requireRespondentOf } from './require-answerable.ts';

const PAUSE_SECONDS = 60;

export const askForSampleEndpoint = endpoint(
  askForSample,
  async ({ input: { id, fragrance }, caller, address, services }) => {
    requireRespondentOf(id, caller);
    if (!services.isWithinSampleCap(address))
      throw new Problem(429, 'TOO_MANY_TRIES', PAUSE_SECONDS);
    return { samples: { asked: await services.quizResults.askForSample(id, fragrance) } };
  },
);
