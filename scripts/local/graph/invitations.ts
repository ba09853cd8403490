import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { json, type Reply, redirect } from '../http/toolkit.ts';
import { badRequest, notFound } from './fault.ts';
import { type Call, contextOf, type Graph, jsonBody, originOf } from './graph.ts';
import { newGuest, type User } from './user.ts';

const Invitation = z.object({
  invitedUserEmailAddress: z.email(),
  inviteRedirectUrl: z.url(),
  invitedUserDisplayName: z.string().optional(),
  sendInvitationMessage: z.boolean().default(false),
});

const isAddressed = (email: string) => (user: User) =>
  [user.mail, user.userPrincipalName, ...user.otherMails].some(
    (address) => address.toLowerCase() === email.toLowerCase(),
  );

/** `POST /invitations`. A guest who is invited again stays the same user. */
export function invite({ directory }: Graph, { request }: Call): Reply {
  const invitation = Invitation.safeParse(jsonBody(request));
  if (!invitation.success) {
    const names = invitation.error.issues.map(({ path }) => path.join('.'));
    throw badRequest(`Invalid value for: ${names.join(', ')}.`, 'BadRequest');
  }
  const { invitedUserEmailAddress: email, inviteRedirectUrl } = invitation.data;
  const known = directory.users().find(isAddressed(email));
  if (known?.userType === 'Member')
    throw badRequest(
      `The invited user already exists in the directory as object ID: ${known.id}. They can use that account to sign in to shared apps and resources.`,
      'BadRequest',
    );
  const user = known ?? newGuest(email, invitation.data.invitedUserDisplayName);
  directory.save(user, inviteRedirectUrl);
  return json(201, {
    ...contextOf(request, 'invitations/$entity'),
    id: randomUUID(),
    inviteRedeemUrl: `${originOf(request)}/redeem?user=${user.id}`,
    invitedUserDisplayName: user.displayName,
    invitedUserType: 'Guest',
    invitedUserEmailAddress: email,
    sendInvitationMessage: invitation.data.sendInvitationMessage,
    resetRedemption: false,
    inviteRedirectUrl,
    status: user.externalUserState === 'Accepted' ? 'Completed' : 'PendingAcceptance',
    invitedUser: { id: user.id },
  });
}

/** `GET /redeem?user=…`: the link of an invitation, which redirects to the invitation's address. */
export function redeem({ directory }: Graph, { request }: Call): Reply {
  const id = request.url.searchParams.get('user') ?? '';
  const user = directory.user(id);
  const target = directory.redirectUrlOf(id);
  if (user === undefined || target === undefined) throw notFound(id);
  directory.save({ ...user, externalUserState: 'Accepted' });
  return redirect(target);
}
