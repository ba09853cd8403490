import { type BulkRow, createInvites } from '@vse/domain/invites';
import { newIdFor } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { Problem } from '../../http/errors.ts';
import { inTurns } from '../../services/in-turns.ts';
import { emailKey } from '../../services/records.ts';
import { requireOwnSide } from './own-invite.ts';

const TWICE = 'This e-mail is in the list twice.';
/** What the service takes in that time goes out at once; the rest is the timer's, so that no answer waits for it. */
const SEND_WITHIN_MS = 3000;

/** Each row is an invite of its own under an id of its own: a retry of the whole list makes only what is missing. */
export const createInvitesEndpoint = endpoint(createInvites, async (call) => {
  const { rows, provider, salesperson, requestId } = call.input;
  const { invites, mails } = call.services;
  await requireOwnSide(call, { provider, salesperson });
  const mailOf = invites.mailOf();

  async function invited({ name, email }: BulkRow) {
    const id = newIdFor({ ...call, input: { requestId: `${requestId}:${emailKey(email)}` } });
    try {
      await invites.addWithFreshCode(id, { name, email, provider, salesperson }, mailOf);
      return { email, id, errors: [] };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return { email, id: null, errors: error.errors };
    }
  }

  const first = new Map(rows.toReversed().map((row) => [emailKey(row.email), row]));
  const items = await inTurns(rows, async (row) =>
    first.get(emailKey(row.email)) === row
      ? invited(row)
      : { email: row.email, id: null, errors: [TWICE] },
  );
  await mails.sendSoon(SEND_WITHIN_MS);
  return { items };
});
