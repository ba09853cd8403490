import { askForSample } from '@vse/domain/records/outcomes';
import { endpoint } from '../../http/endpoint.ts';
import { notAllowed, Problem } from '../../problem.ts';

const PAUSE_SECONDS = 60;

export const askForSampleEndpoint = endpoint(
  askForSample,
  async ({ input: { id, fragrance }, caller, address, services }) => {
    // Nothing of somebody else's result is read for a respondent.
    if (caller.kind !== 'respondent' || caller.resultId !== id) throw notAllowed();
    if (!services.isWithinSampleCap(address))
      throw new Problem(429, 'TOO_MANY_TRIES', PAUSE_SECONDS);
    return { samples: { asked: await services.quizResults.askForSample(id, fragrance) } };
  },
);
