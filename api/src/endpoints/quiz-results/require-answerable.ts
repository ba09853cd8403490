import { mayAnswer } from '@vse/domain/access/policies';
import { notAllowed } from '../../problem.ts';
import type { Caller } from '../../services/access/identify-caller.ts';
import type { Services } from '../../services/services.ts';
import type { QuizResultDoc } from '../../store/document-types.ts';

type Call = { caller: Caller; services: Services };

/** Throws Problem 403 unless the caller may answer the result and its invite has not ended. */
export async function requireOwn(call: Call, result: QuizResultDoc): Promise<void> {
  if (!mayAnswer(call.caller, result)) throw notAllowed();
  await requireNotEnded(call, result);
}

/** Throws Problem 403 for the respondent of an unfinished quiz whose invite was revoked, deleted or sent again. */
export async function requireNotEnded(
  { caller, services }: Call,
  { id, inviteId, isQuizCompleted }: QuizResultDoc,
): Promise<void> {
  const isOwn = caller.kind === 'respondent' && caller.resultId === id;
  if (isOwn && inviteId !== null && !isQuizCompleted)
    await services.invites.requireLive(inviteId, caller.generation);
}
