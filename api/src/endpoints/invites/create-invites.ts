import { type BulkRow, createInvites } from '@vse/domain/records/invites';
import { emailKey } from '@vse/domain/rules/keys';
import { newIdFor, staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { Problem } from '../../problem.ts';
import { createInviteWithFreshCode } from '../../services/invites/create-invite.ts';
import { inviteMails } from '../../services/invites/invite-mail.ts';
import { sendMailsSoon } from '../../services/mail/deliver-mails.ts';
import { whileCounted } from '../../services/mail/mail-quota.ts';
import { mapInChunks } from '../../store/map-in-chunks.ts';
import { openInvitesOf, requireNoOpenInvite, requireOwnSide } from './require-invite.ts';

/** Mails that are not sent by then are left to the timer, so that the response does not wait for them. */
const SEND_WITHIN_MS = 3000;

/** Each row is an invite with its own id, so a retry of the whole list creates only the missing ones. */
export const createInvitesEndpoint = endpoint(createInvites, async (call) => {
  const { rows, provider, salesperson, requestId, isRepeated } = call.input;
  const { mailQuota } = call.context;
  const { kind, email: by, provider: own } = staffOf(call.caller);
  // An Admin may invite hundreds of guests at once, so only the limit of each address applies to them.
  const sender = kind === 'Admin' ? undefined : by;
  const { salespersonId, names } = await requireOwnSide(call, { provider, salesperson });
  const side = { provider, salesperson, salespersonId };
  const emails = rows.map(({ email }) => email);
  const open = isRepeated ? [] : await openInvitesOf(call, emails);
  const mailOf = inviteMails(call.context, names);

  const idOf = ({ email }: BulkRow) =>
    newIdFor({ ...call, input: { requestId: `${requestId}:${emailKey(email)}` } });
  const firstRows = new Map(rows.toReversed().map((row) => [emailKey(row.email), row]));
  const checked = await mapInChunks(rows, async (row) => ({
    row,
    mail: await problemOr(async () => {
      if (firstRows.get(emailKey(row.email)) !== row)
        throw new Problem(409, { code: 'EMAIL_TWICE', field: 'email' });
      const mail = { mailId: idOf(row), recipient: row.email };
      await requireNoOpenInvite(call, mail, open);
      return { ...mail, sender, provider: own?.id ?? '' };
    }),
  }));
  // All at once, so that rows share writes.
  const counted = await Promise.all(
    checked.map(async ({ row, mail }) => ({
      row,
      mail: mail instanceof Problem ? mail : await problemOr(() => mailQuota.count(mail)),
    })),
  );
  const items = await mapInChunks(counted, async ({ row, mail }) => {
    const { name, email } = row;
    if (mail instanceof Problem) return refused(email, mail);
    const id = await problemOr(() =>
      whileCounted(mail, (isRepeated) =>
        createInviteWithFreshCode(
          call.context,
          idOf(row),
          { name, email, ...side },
          { mailOf, isRepeated },
        ),
      ),
    );
    return id instanceof Problem ? refused(email, id) : { email, id, errors: [], issues: [] };
  });
  await sendMailsSoon(call.context, SEND_WITHIN_MS);
  return { items };
});

/** A refused row does not stop the others. */
async function problemOr<T>(work: () => Promise<T>): Promise<T | Problem> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

/** The status is only for the audit log; the contract removes it from the response. */
const refused = (email: string, { errors, issues, status }: Problem) => ({
  status,
  email,
  id: null,
  errors,
  issues,
});
