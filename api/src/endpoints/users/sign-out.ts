import { signOut } from '@vse/domain/records/users';
import { staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';

/** Ends tokens up to the time in the caller's own, which Entra's clock has set, as it will that of the next sign-in. */
export const signOutEndpoint = endpoint(signOut, async ({ caller, context }) => {
  const { memberId, issuedAt } = staffOf(caller);
  // A demo account's token never changes, so ending it would lock the account out.
  if (memberId !== undefined && issuedAt !== undefined)
    await context.accountMarks.add(memberId, issuedAt);
  return {};
});
