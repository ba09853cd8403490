import { createUserSetting } from '@vse/domain/records/users';
import { mailing, newIdFor, staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { addUser } from '../../services/users/let-in-user.ts';
import { memberIdFrom, requireMayTakeIn, requireMayWrite } from './require-user.ts';

export const createUserSettingEndpoint = endpoint(createUserSetting, async (call) => {
  const { requestId: _, ...user } = call.input;
  requireMayWrite(call, user);
  requireMayTakeIn(call, user.email);
  const activeDirectoryMemberId = memberIdFrom(call, user.activeDirectoryMemberId);
  const { kind, userId } = staffOf(call.caller);
  const mail = { mailId: newIdFor(call), recipient: user.email };
  return mailing(call, mail, () =>
    addUser(
      call.context,
      mail.mailId,
      { ...user, activeDirectoryMemberId, changedById: userId ?? '' },
      kind,
    ),
  );
});
