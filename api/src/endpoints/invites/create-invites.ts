import { createInvites } from '@vse/domain/invites';
import { newIdFor } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { Problem } from '../../http/errors.ts';
import { emailKey } from '../../services/records.ts';
import { requireOwnSide } from './own-invite.ts';

const TWICE = 'This e-mail is in the list twice.';

/** Each row is an invite of its own under an id of its own: a retry of the whole list makes only what is missing. */
export const createInvitesEndpoint = endpoint(createInvites, async (call) => {
  const { rows, provider, salesperson, requestId } = call.input;
  requireOwnSide(call, { provider, salesperson });
  const seen = new Set<string>();
  const items: { email: string; id: string | null; errors: string[] }[] = [];
  for (const { name, email } of rows) {
    const key = emailKey(email);
    if (seen.has(key)) {
      items.push({ email, id: null, errors: [TWICE] });
      continue;
    }
    seen.add(key);
    const id = newIdFor({ ...call, input: { requestId: `${requestId}:${key}` } });
    try {
      await call.services.invites.addWithFreshCode(id, { name, email, provider, salesperson });
      items.push({ email, id, errors: [] });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      items.push({ email, id: null, errors: error.errors });
    }
  }
  return { items };
});
