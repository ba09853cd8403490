import * as contracts from '@vse/domain/records/outcomes';
import { endpoint } from '../../http/endpoint.ts';
import { Problem } from '../../problem.ts';
import { askForSample } from '../../services/quiz/ask-for-sample.ts';
import { requireRespondentOf } from './require-answerable.ts';

const PAUSE_SECONDS = 60;

export const askForSampleEndpoint = endpoint(
  contracts.askForSample,
  async ({ input: { id, fragrance }, caller, address, context }) => {
    requireRespondentOf(id, caller);
    if (!context.isWithinSampleCap(address))
      throw new Problem(429, 'TOO_MANY_TRIES', PAUSE_SECONDS);
    return { samples: { asked: await askForSample(context, id, fragrance) } };
  },
);
