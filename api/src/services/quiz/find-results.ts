import type { InviteDoc, QuizResultDoc } from '../../store/document-types.ts';
import { ignoreNotFound, readStored, revise } from '../../store/documents.ts';
import type { Condition, Order, Page, Paging } from '../../store/store.ts';
import type { Needs } from '../context.ts';
import { isGenerationOf } from '../invites/invite-state.ts';

export const RESULT = 'QUIZ_RESULT_NOT_FOUND';

/** Throws Problem 404. */
export async function readResult(
  { records }: Needs<'records'>,
  id: string,
): Promise<QuizResultDoc> {
  return (await readStored(records.quizResults, id, RESULT)).doc;
}

/** A page of the matching results. */
export function pageResults(
  { records }: Needs<'records'>,
  where: Condition[],
  page: Paging,
  orderBy: Order,
): Promise<Page<QuizResultDoc>> {
  return records.quizResults.page({ where, orderBy, ...page });
}

/**
 * Ends the quiz of an invite unless it is completed: no token can answer it from now on. A quiz that began after the
 * invite was sent again, with another mail than `mailId`, goes on.
 */
export async function endQuiz(
  { records, ids }: Needs<'records' | 'ids'>,
  { id, mailId }: Pick<InviteDoc, 'id'> & Partial<InviteDoc>,
): Promise<void> {
  await revise(
    records.quizResults,
    ids.derived('invite', id),
    undefined,
    (result): QuizResultDoc | undefined =>
      result.isQuizCompleted || !isGenerationOf(result.generation, mailId)
        ? undefined
        : { ...result, generation: null },
    // An invite that was never redeemed has no quiz.
  ).catch(ignoreNotFound);
}

/** What the history shows of a result. */
const SUMMARY_FIELDS = [
  'isQuizStarted',
  'isQuizCompleted',
  'quizStartDate',
  'quizCompleteDate',
  'invite',
  'project',
  'provider',
  'salesperson',
] as const;
export type SummaryDoc = Pick<QuizResultDoc, 'id' | (typeof SUMMARY_FIELDS)[number]>;

const LISTED_FIELDS = [...SUMMARY_FIELDS, 'selected'] as const;
export type ListedDoc = Pick<QuizResultDoc, 'id' | (typeof LISTED_FIELDS)[number]> &
  Partial<Pick<QuizResultDoc, 'recommendedFragrances'>>;

/**
 * Like pageResults, but reads what the history shows, which is a twentieth of a completed result. The recommended
 * fragrances are most of the rest.
 */
export const pageSummaries = (
  { records }: Needs<'records'>,
  where: Condition[],
  page: Paging,
  orderBy: Order,
  hasFragrances: boolean,
): Promise<Page<ListedDoc>> =>
  records.quizResults.page({
    ...{ where, orderBy, ...page },
    fields: hasFragrances ? [...LISTED_FIELDS, 'recommendedFragrances'] : LISTED_FIELDS,
  });
