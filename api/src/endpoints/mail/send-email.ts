import { sendEmail } from '@vse/domain/records/mail';
import { emailKey } from '@vse/domain/rules/keys';
import { staffMail } from '@vse/domain/rules/mail-templates';
import { mailing, newIdFor, staffOf } from '../../http/caller.ts';
import { type Call, endpoint } from '../../http/endpoint.ts';
import { within } from '../../http/scope-conditions.ts';
import { Problem } from '../../problem.ts';
import { countRecords } from '../../services/counts.ts';
import { sendMail } from '../../services/mail/deliver-mails.ts';
import { noticeFor } from '../../services/privacy/privacy-notice.ts';
import { openInvitesOf } from '../invites/require-invite.ts';

/** Staff may only write to people they may see. A frame around the text names the sender and the company. */
export const sendEmailEndpoint = endpoint(sendEmail, async (call) => {
  const { recipient, requestId: _, ...written } = call.input;
  if (!(await isKnown(call, recipient)))
    throw new Problem(403, { code: 'UNKNOWN_RECIPIENT', field: 'recipient' });
  const { config } = call.context;
  const { name: sender, email: senderEmail, provider } = staffOf(call.caller);
  const notice = await noticeFor(call.context, provider?.id);
  const text = staffMail({
    ...written,
    sender,
    senderEmail,
    company: config.COMPANY_PROVIDER,
    notice,
  });
  const id = newIdFor(call);
  call.noteFacts({ record: id });
  const mail = { id, purpose: 'message', about: null, recipient, text } as const;
  await mailing(call, { mailId: id, recipient }, () => sendMail(call.context, mail));
  return {};
});

/** Whether the caller may see an open invite or a user with this address. A Salesperson writes only to invitees. */
async function isKnown(call: Call<unknown>, recipient: string) {
  const { caller, scope, context } = call;
  const invited = await openInvitesOf(call, [recipient]);
  const isInvited = invited.length > 0;
  if (isInvited || scope === 'own') return isInvited;
  const address = { field: 'emailKey', equals: emailKey(recipient) };
  const users = [address, ...within(scope, caller, 'emailKey')];
  return (await countRecords(context, 'userSettings', users)) > 0;
}
