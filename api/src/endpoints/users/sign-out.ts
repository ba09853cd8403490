import { signOut } from '@vse/domain/records/users';
import { staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';

/** Up to the time in the token rather than ours: the directory's clock also dates the token of the next sign-in. */
export const signOutEndpoint = endpoint(signOut, async ({ caller, services }) => {
  const { memberId, issuedAt } = staffOf(caller);
  // A demo account's token is the same at every sign-in.
  if (memberId !== undefined && issuedAt !== undefined)
    await services.accountMarks.add(memberId, issuedAt);
  return {};
});
