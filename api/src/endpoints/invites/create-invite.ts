import { createInvite } from '@vse/domain/records/invites';
import { mailing, newIdFor } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { emailsWithOpenInvite, requireNoOpenInvite, requireOwnSide } from './require-invite.ts';

export const createInviteEndpoint = endpoint(createInvite, async (call) => {
  const { salespersonId, names } = await requireOwnSide(call, call.input);
  const { requestId: _, isRepeated, ...fields } = call.input;
  const invite = { ...fields, salespersonId };
  const mail = { mailId: newIdFor(call), recipient: invite.email };
  const open = isRepeated ? [] : await emailsWithOpenInvite(call, [invite.email]);
  await requireNoOpenInvite(call, mail, open);
  const { invites } = call.services;
  const mailOf = invites.mailOf(names);
  const id = await mailing(call, mail, (isRepeated) =>
    invites.add(mail.mailId, invite, { mailOf, isRepeated }),
  );
  return { id };
});
