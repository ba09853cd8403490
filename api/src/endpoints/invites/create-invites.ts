import { type BulkRow, createInvites } from '@vse/domain/records/invites';
import { newIdFor, staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { Problem } from '../../problem.ts';
import { emailKey } from '../../store/document-types.ts';
import { mapInChunks } from '../../store/map-in-chunks.ts';
import { emailsWithOpenInvite, requireNoOpenInvite, requireOwnSide } from './require-invite.ts';

/** Mails that are not sent by then are left to the timer, so that the response does not wait for them. */
const SEND_WITHIN_MS = 3000;

/** Each row is an invite with its own id, so a retry of the whole list creates only the missing ones. */
export const createInvitesEndpoint = endpoint(createInvites, async (call) => {
  const { rows, provider, salesperson, requestId, isRepeated } = call.input;
  const { invites, mails, mailQuota } = call.services;
  const { kind, email: by } = staffOf(call.caller);
  // An Admin may invite hundreds of guests at once, so only the limit of each address applies to them.
  const sender = kind === 'Admin' ? undefined : by;
  const { salespersonId, names } = await requireOwnSide(call, { provider, salesperson });
  const side = { provider, salesperson, salespersonId };
  const emails = rows.map(({ email }) => email);
  const open = isRepeated ? [] : await emailsWithOpenInvite(call, emails);
  const mailOf = invites.mailOf(names);

  async function invited({ name, email }: BulkRow) {
    const id = newIdFor({ ...call, input: { requestId: `${requestId}:${emailKey(email)}` } });
    try {
      const mail = { mailId: id, recipient: email };
      await requireNoOpenInvite(call, mail, open);
      await mailQuota.during({ ...mail, sender }, (isRepeated) =>
        invites.addWithFreshCode(id, { name, email, ...side }, { mailOf, isRepeated }),
      );
      return { email, id, errors: [], issues: [] };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return refused(email, error);
    }
  }

  const firstRows = new Map(rows.toReversed().map((row) => [emailKey(row.email), row]));
  const items = await mapInChunks(rows, async (row) =>
    firstRows.get(emailKey(row.email)) === row
      ? invited(row)
      : refused(row.email, new Problem(409, { code: 'EMAIL_TWICE', field: 'email' })),
  );
  await mails.sendSoon(SEND_WITHIN_MS);
  return { items };
});

/** The status is only for the audit log; the contract removes it from the response. */
const refused = (email: string, { errors, issues, status }: Problem) => ({
  status,
  email,
  id: null,
  errors,
  issues,
});
