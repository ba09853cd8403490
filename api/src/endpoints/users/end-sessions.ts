import { mayEndSessions } from '@vse/domain/access/policies';
import { endSessions } from '@vse/domain/records/users';
import { staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { notFound } from '../../problem.ts';
import { accountsOf } from '../../store/document-types.ts';
import { requireUser } from './require-user.ts';

/** By our clock, because the tokens of other devices may be newer than the caller's own. */
export const endSessionsEndpoint = endpoint(endSessions, async (call) => {
  const { input, caller, context } = call;
  const user = await requireUser(call, input.id);
  if (!mayEndSessions(staffOf(caller), user)) throw notFound('USER_NOT_FOUND');
  for (const account of accountsOf(user)) await context.accountMarks.add(account);
  return {};
});
