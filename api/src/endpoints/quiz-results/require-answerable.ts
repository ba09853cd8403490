import { mayAnswer } from '@vse/domain/access/policies';
import { notAllowed, Problem } from '../../problem.ts';
import type { Caller } from '../../services/access/identify-caller.ts';
import type { QuizResultDoc } from '../../store/document-types.ts';

/** Throws Problem 403 unless the caller may answer the result and its invite has not ended. */
export function requireOwn(caller: Caller, result: QuizResultDoc): void {
  if (!mayAnswer(caller, result)) throw notAllowed();
  requireNotEnded(caller, result);
}

/** Throws Problem 403 unless the caller is the respondent of this result, before anything of it is read. */
export function requireRespondentOf(id: string, caller: Caller): void {
  if (caller.kind !== 'respondent' || caller.resultId !== id) throw notAllowed();
}

/** Throws Problem 403 for the respondent of an unfinished quiz whose invite was revoked, deleted or sent again. */
export function requireNotEnded(
  caller: Caller,
  { id, isQuizCompleted, generation }: QuizResultDoc,
): void {
  const isOwn = caller.kind === 'respondent' && caller.resultId === id;
  if (isOwn && !isQuizCompleted && caller.generation !== generation)
    throw new Problem(403, 'INVITE_REVOKED');
}
