import { quizViewOf } from '@vse/domain/access/policies';
import { noteOutcome } from '@vse/domain/records/outcomes';
import { staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { notAllowed } from '../../problem.ts';

export const noteOutcomeEndpoint = endpoint(noteOutcome, async ({ input, caller, services }) => {
  const { id, fragrance, kind, rating, reason, isTakenBack, seen } = input;
  const said = {
    ...(kind === 'smelled' && { rating }),
    ...(kind === 'refused' && { reason }),
  };
  const { userId } = staffOf(caller);
  const result = await services.quizResults.note(
    id,
    { fragrance, kind, noted: isTakenBack ? undefined : said, seen, by: userId ?? '' },
    (known) => {
      if (quizViewOf(caller, known) !== 'staff') throw notAllowed();
    },
  );
  return { outcomes: await services.quizResultViews.outcomes(result) };
});
