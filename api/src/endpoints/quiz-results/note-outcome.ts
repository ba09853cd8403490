import { quizViewOf } from '@vse/domain/access/policies';
import * as contracts from '@vse/domain/records/outcomes';
import { staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { notAllowed } from '../../problem.ts';
import { noteOutcome } from '../../services/quiz/note-outcome.ts';
import { outcomesOf } from '../../services/quiz/outcome-views.ts';

export const noteOutcomeEndpoint = endpoint(
  contracts.noteOutcome,
  async ({ input, caller, context }) => {
    const { id, fragrance, kind, rating, reason, isTakenBack, seen } = input;
    const said = {
      ...(kind === 'smelled' && { rating }),
      ...(kind === 'refused' && { reason }),
    };
    const { userId } = staffOf(caller);
    const result = await noteOutcome(
      context,
      id,
      { fragrance, kind, noted: isTakenBack ? undefined : said, seen, by: userId ?? '' },
      (known) => {
        if (quizViewOf(caller, known) !== 'staff') throw notAllowed();
      },
    );
    return { outcomes: await outcomesOf(context, result) };
  },
);
