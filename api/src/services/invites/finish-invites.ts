import { pagesOf } from '../../store/documents.ts';
import { logUnforeseen } from '../../tracing/telemetry.ts';
import type { Context, Needs } from '../context.ts';
import { finishEnded } from './change-invite.ts';
import { inviteMails, queueInviteMail } from './invite-mail.ts';
import { isOpenAt } from './invite-state.ts';

const UNFINISHED = [{ field: 'isMailQueued', equals: false }];

/** Whether there are invites whose request has crashed, or is at it. */
export const hasUnfinished = async ({ records }: Needs<'records'>): Promise<boolean> =>
  (await records.invites.page({ where: UNFINISHED, limit: 1, fields: [] })).items.length > 0;

/**
 * Does what crashed requests left to do for their invites: queues the mail of an open one, ends the quiz of a revoked
 * one. An invite that fails is logged and holds up no other. Returns how many were finished and how many failed.
 */
export async function finishInvites(
  context: Context,
): Promise<{ finished: number; failed: number }> {
  let finished = 0;
  let failed = 0;
  const mailOf = inviteMails(context);
  const isOpen = isOpenAt(context.now());
  for await (const invites of pagesOf(context.records.invites, { where: UNFINISHED }))
    for (const invite of invites)
      try {
        await (isOpen(invite.doc)
          ? queueInviteMail(context, invite, mailOf)
          : finishEnded(context, invite));
        finished += 1;
      } catch (error) {
        logUnforeseen(error);
        failed += 1;
      }
  return { finished, failed };
}
