import { pagesOf } from '../../store/documents.ts';
import type { Context } from '../context.ts';
import { finishEnded } from './change-invite.ts';
import { inviteMails, queueInviteMail } from './invite-mail.ts';
import { isOpenAt } from './invite-state.ts';

/**
 * For the mail timer: does what crashed requests left to do for their invites. Queues the mail of an open one, ends the
 * quiz of a revoked one. Returns unexpected errors.
 */
export async function finishInvites(context: Context): Promise<unknown[]> {
  const errors: unknown[] = [];
  const mailOf = inviteMails(context);
  const isOpen = isOpenAt(context.now());
  const where = [{ field: 'isMailQueued', equals: false }];
  for await (const invites of pagesOf(context.records.invites, { where }))
    for (const invite of invites)
      await (isOpen(invite.doc)
        ? queueInviteMail(context, invite, mailOf)
        : finishEnded(context, invite)
      ).catch((error: unknown) => errors.push(error));
  return errors;
}
