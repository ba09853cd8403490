import { revise } from '../../store/documents.ts';
import type { Needs } from '../context.ts';
import { RESULT } from './find-results.ts';

/**
 * Notes that the one-sheet of a recommended fragrance was opened, once for each result and sheet. Returns whether it is
 * noted: not of a fragrance that the result does not have. Throws Problem 404.
 */
export async function openSheet(
  { records }: Needs<'records'>,
  id: string,
  fragrance: string,
): Promise<boolean> {
  const { doc } = await revise(
    records.quizResults,
    id,
    undefined,
    (result) => {
      const { recommendedFragrances, openedSheets = [] } = result;
      const position = recommendedFragrances.findIndex((each) => each.id === fragrance);
      if (position < 0 || openedSheets.includes(position)) return undefined;
      return { ...result, openedSheets: [...openedSheets, position].sort((a, b) => a - b) };
    },
    RESULT,
  );
  return doc.recommendedFragrances.some((each) => each.id === fragrance);
}
