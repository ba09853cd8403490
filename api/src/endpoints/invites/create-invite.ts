import * as contracts from '@vse/domain/records/invites';
import { mailing, newIdFor } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { createInvite } from '../../services/invites/create-invite.ts';
import { inviteMails } from '../../services/invites/invite-mail.ts';
import { openInvitesOf, requireNoOpenInvite, requireOwnSide } from './require-invite.ts';

export const createInviteEndpoint = endpoint(contracts.createInvite, async (call) => {
  const { salespersonId, names } = await requireOwnSide(call, call.input);
  const { requestId: _, isRepeated, ...fields } = call.input;
  const invite = { ...fields, salespersonId };
  const mail = { mailId: newIdFor(call), recipient: invite.email };
  const open = isRepeated ? [] : await openInvitesOf(call, [invite.email]);
  await requireNoOpenInvite(call, mail, open);

  const mailOf = inviteMails(call.context, names);
  const id = await mailing(call, mail, (isRepeated) =>
    createInvite(call.context, mail.mailId, invite, { mailOf, isRepeated }),
  );
  return { id };
});
