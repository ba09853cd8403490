import { sendEmail, UNKNOWN_RECIPIENT } from '@vse/domain/mail';
import { newIdFor } from '../../http/caller.ts';
import type { Call } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { Problem } from '../../http/errors.ts';
import { within } from '../../http/scope.ts';
import { emailKey } from '../../services/records.ts';

/** Staff write to the people they may see, and to nobody else. */
export const sendEmailEndpoint = endpoint(sendEmail, async (call) => {
  const { recipient, requestId: _, ...text } = call.input;
  if (!(await isKnown(call, recipient))) throw new Problem(403, UNKNOWN_RECIPIENT);
  const mail = { id: newIdFor(call), purpose: 'message', about: null, recipient, text } as const;
  await call.services.mails.send(mail);
  return {};
});

/** Whether an invite or user with this address is one the caller may see; a Salesperson writes to invitees alone. */
async function isKnown({ caller, scope, services }: Call<unknown>, recipient: string) {
  const address = { field: 'emailKey', equals: emailKey(recipient) };
  const invites = await services.invites.count([address, ...within(scope, caller, 'salesperson')]);
  if (invites > 0 || scope === 'own') return invites > 0;
  return (await services.users.count([address, ...within(scope, caller, 'emailKey')])) > 0;
}
