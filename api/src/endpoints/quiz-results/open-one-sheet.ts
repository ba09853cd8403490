import { openOneSheet } from '@vse/domain/records/quiz-results';
import { endpoint } from '../../http/endpoint.ts';
import { openSheet } from '../../services/quiz/open-sheet.ts';

/** Staff look at many results; what they open says nothing about what people like. */
export const openOneSheetEndpoint = endpoint(
  openOneSheet,
  async ({ input: { id, fragrance }, caller, address, context }) => {
    const isReader = caller.kind === 'anyone' || caller.kind === 'respondent';
    if (!isReader || !context.isWithinSheetCap(address)) return { isNoted: false };
    return { isNoted: await openSheet(context, id, fragrance) };
  },
);
