import { resendUserMail } from '@vse/domain/records/users';
import { mailing } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { requireMayWrite, requireUser } from './require-user.ts';

export const resendUserMailEndpoint = endpoint(resendUserMail, async (call) => {
  const { users, ids } = call.services;
  const user = await requireUser(call, call.input.id);
  requireMayWrite(call, user);
  const mail = { mailId: ids.random(), recipient: user.email };
  await mailing(call, mail, () => users.resendMail(user.id));
  return {};
});
