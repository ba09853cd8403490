import * as contracts from '@vse/domain/records/invites';
import { emailKey } from '@vse/domain/rules/keys';
import { mailing } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { updateInvite } from '../../services/invites/change-invite.ts';
import { hasCode } from '../../services/invites/invite-codes.ts';
import { requireInvite, requireOwnSide } from './require-invite.ts';

export const updateInviteEndpoint = endpoint(contracts.updateInvite, async (call) => {
  const { id, etag, ...invite } = call.input;
  const before = await requireInvite(call, id);
  // The salesperson may have left. The invite stays theirs until it is given to someone else.
  const isSamePerson = emailKey(invite.salesperson) === before.salesperson;
  const isSameSide = isSamePerson && invite.provider === before.provider;
  const named = isSameSide ? before : await requireOwnSide(call, invite);
  const { salespersonId } = isSamePerson ? before : named;
  const { ids } = call.context;
  const update = () => updateInvite(call.context, id, etag, { ...invite, salespersonId });
  const isMailed = invite.email !== before.email || !hasCode(call.context, before, invite.code);
  const mail = { mailId: ids.random(), recipient: invite.email };
  await (isMailed ? mailing(call, mail, update) : update());
  return {};
});
