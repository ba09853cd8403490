import { sendEmail, UNKNOWN_RECIPIENT } from '@vse/domain/mail';
import type { Call } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { Problem } from '../../http/errors.ts';
import { within } from '../../http/scope.ts';
import { emailKey } from '../../services/records.ts';

/** Staff write to the people they may see, and to nobody else. */
export const sendEmailEndpoint = endpoint(sendEmail, async (call) => {
  const { recipient, ...text } = call.input;
  const about = await knownRecipient(call, recipient);
  if (!about) throw new Problem(403, UNKNOWN_RECIPIENT);
  const { ids, mails } = call.services;
  await mails.send(ids.random(), about, recipient, text);
  return {};
});

/** The id of an invite or user with this address whom the caller may see; a Salesperson writes to invitees alone. */
async function knownRecipient(
  { caller, scope, services }: Call<unknown>,
  recipient: string,
): Promise<string | undefined> {
  const address = { field: 'emailKey', equals: emailKey(recipient) };
  const invites = await services.invites.page([address, ...within(scope, caller, 'salesperson')], {
    limit: 1,
  });
  if (invites.items[0] || scope === 'own') return invites.items[0]?.id;
  const users = await services.users.page([address, ...within(scope, caller, 'emailKey')], {
    limit: 1,
  });
  return users.items[0]?.id;
}
