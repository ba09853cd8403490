import { resendUserMail } from '@vse/domain/users';
import { endpoint } from '../../http/endpoint.ts';
import { requireMayWrite, requireUser } from './own-user.ts';

export const resendUserMailEndpoint = endpoint(resendUserMail, async (call) => {
  requireMayWrite(call, await requireUser(call, call.input.id));
  await call.services.users.resendMail(call.input.id);
  return {};
});
