import * as z from 'zod';
import { oidOf, type Person } from '../entra/people.ts';
import { badRequest } from './fault.ts';

export const User = z.object({
  id: z.string(),
  displayName: z.string(),
  givenName: z.string().nullable(),
  surname: z.string().nullable(),
  mail: z.string(),
  otherMails: z.array(z.string()),
  userPrincipalName: z.string(),
  userType: z.enum(['Member', 'Guest']),
  externalUserState: z.enum(['PendingAcceptance', 'Accepted']).nullable(),
  createdDateTime: z.string(),
});
export type User = z.infer<typeof User>;

const COMPANY = '@aurum.example';
const TENANT = 'aurum.onmicrosoft.example';

/** The properties that Graph returns without `$select`, as far as they are stored here. */
const USUAL = ['id', 'displayName', 'givenName', 'surname', 'mail', 'userPrincipalName'];

const guestNameOf = (email: string) => `${email.replace('@', '_')}#EXT#@${TENANT}`;

/** A guest as an invitation creates one. */
export const newGuest = (email: string, displayName: string | undefined): User => ({
  id: oidOf(email),
  displayName: displayName ?? email.slice(0, email.indexOf('@')),
  givenName: null,
  surname: null,
  mail: email,
  otherMails: [email],
  userPrincipalName: guestNameOf(email),
  userType: 'Guest',
  externalUserState: 'PendingAcceptance',
  createdDateTime: new Date().toISOString(),
});

/** A person of the sample staff: company staff are members, all others are guests who have accepted. */
export function userOf({ email, firstName, lastName }: Person): User {
  const name = { displayName: `${firstName} ${lastName}`, givenName: firstName, surname: lastName };
  const guest = { ...newGuest(email, undefined), ...name, externalUserState: 'Accepted' as const };
  if (!email.endsWith(COMPANY)) return guest;
  const member = { userPrincipalName: email, otherMails: [], userType: 'Member' as const };
  return { ...guest, ...member, externalUserState: null };
}

/** The properties in `$select`, or the usual ones. */
export function selected(user: User, select: string | null): Record<string, unknown> {
  const names = select === null ? USUAL : select.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !(name in User.shape));
  if (unknown !== undefined)
    throw badRequest(
      `Parsing OData Select and Expand failed: Could not find a property named '${unknown}' on type 'microsoft.graph.user'.`,
      'BadRequest',
    );
  return Object.fromEntries(Object.entries(user).filter(([name]) => names.includes(name)));
}
