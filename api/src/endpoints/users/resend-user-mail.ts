import * as contracts from '@vse/domain/records/users';
import { mailing } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { resendUserMail } from '../../services/users/user-mail.ts';
import { requireMayWrite, requireUser } from './require-user.ts';

export const resendUserMailEndpoint = endpoint(contracts.resendUserMail, async (call) => {
  const { ids } = call.context;
  const user = await requireUser(call, call.input.id);
  requireMayWrite(call, user);
  const mail = { mailId: ids.random(), recipient: user.email };
  await mailing(call, mail, () => resendUserMail(call.context, user.id));
  return {};
});
