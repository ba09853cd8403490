import { projectKey } from '@vse/domain/rules/keys';
import { ignoreNotFound, removeDoc } from '../../store/documents.ts';
import type { Needs } from '../context.ts';
import { endInvite } from '../invites/change-invite.ts';
import { readResult } from './find-results.ts';

/**
 * Deletes a result, releases its project's name, and revokes its invite, which could otherwise start the quiz again.
 * Throws Problem 404.
 */
export async function removeResult(
  context: Needs<'records' | 'claims' | 'now'>,
  id: string,
): Promise<void> {
  const { projectName, inviteId } = await readResult(context, id);
  // The invite first: after a crash in between, the job of invites ends the quiz. The invite may have been deleted.
  if (inviteId !== null) await endInvite(context, inviteId, undefined).catch(ignoreNotFound);
  await removeDoc(context.records.quizResults, id, undefined);
  if (projectName !== null)
    await context.claims.release('project name', projectKey(projectName), id);
}
