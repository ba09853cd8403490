import { openOneSheet } from '@vse/domain/records/quiz-results';
import { endpoint } from '../../http/endpoint.ts';

/** Staff look at many results; what they open says nothing about what people like. */
export const openOneSheetEndpoint = endpoint(
  openOneSheet,
  async ({ input: { id, fragrance }, caller, address, services }) => {
    const isReader = caller.kind === 'anyone' || caller.kind === 'respondent';
    if (!isReader || !services.isWithinSheetCap(address)) return { isNoted: false };
    return { isNoted: await services.quizResults.openSheet(id, fragrance) };
  },
);
