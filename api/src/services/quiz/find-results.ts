import type { QuizResultDoc } from '../../store/document-types.ts';
import { ignoreNotFound, readStored, removeDoc, revise } from '../../store/documents.ts';
import type { Condition, Order, Page, Paging } from '../../store/store.ts';
import type { Needs } from '../context.ts';

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

/** Ends the quiz of an invite unless it is completed: no token can answer it from now on. */
export async function endQuiz(
  { records, ids }: Needs<'records' | 'ids'>,
  inviteId: string,
): Promise<void> {
  await revise(
    records.quizResults,
    ids.derived('invite', inviteId),
    undefined,
    (result): QuizResultDoc | undefined =>
      result.isQuizCompleted || result.generation === null
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
] as const;
export type SummaryDoc = Pick<QuizResultDoc, 'id' | (typeof SUMMARY_FIELDS)[number]>;

/** Like pageResults, but reads what the history shows, which is a twentieth of a completed result. */
export const pageSummaries = (
  { records }: Needs<'records'>,
  where: Condition[],
  page: Paging,
  orderBy: Order,
): Promise<Page<SummaryDoc>> =>
  records.quizResults.page({ where, orderBy, ...page, fields: SUMMARY_FIELDS });

/**
 * Deletes a result, releases its project's name, and revokes its invite, which could otherwise start the quiz again.
 * Throws Problem 404.
 */
export async function removeResult(
  { records, claims, now }: Needs<'records' | 'claims' | 'now'>,
  id: string,
): Promise<void> {
  const { projectName, inviteId } = await readResult({ records }, id);
  // The invite first: after a crash in between, the result can be deleted again.
  if (inviteId !== null)
    await revise(
      records.invites,
      inviteId,
      undefined,
      (invite) =>
        invite.revokedDate ? undefined : { ...invite, revokedDate: now().toISOString() },
      // The invite may have been deleted.
    ).catch(ignoreNotFound);
  await removeDoc(records.quizResults, id, undefined);
  if (projectName !== null) await claims.release('project name', projectName, id);
}
