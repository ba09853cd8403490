import { type BulkRow, createInvites } from '@vse/domain/records/invites';
import { newIdFor, staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { Problem } from '../../problem.ts';
import { emailKey } from '../../store/document-types.ts';
import { mapInChunks } from '../../store/map-in-chunks.ts';
import { openAmong, requireNoOpenInvite, requireOwnSide } from './require-invite.ts';

/** Mails not sent within it are left to the timer, so that the response does not wait for them. */
const SEND_WITHIN_MS = 3000;

/** Each row is an invite with its own id: a retry of the whole list creates only what is missing. */
export const createInvitesEndpoint = endpoint(createInvites, async (call) => {
  const { rows, provider, salesperson, requestId, isRepeated } = call.input;
  const { invites, mails, mailQuota } = call.services;
  const { kind, email: by } = staffOf(call.caller);
  // Hundreds of guests at once are an Admin's honest work; each address keeps its own limit.
  const sender = kind === 'Admin' ? undefined : by;
  const salespersonId = await requireOwnSide(call, { provider, salesperson });
  const side = { provider, salesperson, salespersonId };
  const emails = rows.map(({ email }) => email);
  const open = isRepeated ? [] : await openAmong(call, emails);
  const mailOf = invites.mailOf();

  async function invited({ name, email }: BulkRow) {
    const id = newIdFor({ ...call, input: { requestId: `${requestId}:${emailKey(email)}` } });
    try {
      const mail = { mailId: id, recipient: email };
      await requireNoOpenInvite(call, mail, open);
      await mailQuota.during({ ...mail, sender }, () =>
        invites.addWithFreshCode(id, { name, email, ...side }, mailOf),
      );
      return { email, id, errors: [], issues: [] };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return refused(email, error);
    }
  }

  const first = new Map(rows.toReversed().map((row) => [emailKey(row.email), row]));
  const items = await mapInChunks(rows, async (row) =>
    first.get(emailKey(row.email)) === row
      ? invited(row)
      : refused(row.email, new Problem(409, { code: 'EMAIL_TWICE', field: 'email' })),
  );
  await mails.sendSoon(SEND_WITHIN_MS);
  return { items };
});

/** The status is for the audit log alone: a row's answer is its words. */
const refused = (email: string, { errors, issues, status }: Problem) => ({
  status,
  email,
  id: null,
  errors,
  issues,
});
