import { addDirectoryUser } from '@vse/domain/records/directory';
import { emailKey } from '@vse/domain/rules/keys';
import { mailing } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { requireFreeOrOwn } from './require-person.ts';

export const addDirectoryUserEndpoint = endpoint(addDirectoryUser, async (call) => {
  const { memberEmail } = call.input;
  await requireFreeOrOwn(call, memberEmail);
  // Counts as a mail of the caller, so that nobody fills the directory with guests.
  const guest = { mailId: `guest ${emailKey(memberEmail)}`, recipient: undefined };
  const { id, email } = await mailing(call, guest, () =>
    call.context.directory.invite(memberEmail),
  );
  return { newUser: { invitedUser: { id }, invitedUserEmailAddress: email } };
});
