import { BulkRow, findOpenInvites } from '@vse/domain/invites';
import { useCallback, useEffect, useRef, useState } from 'react';
import { staffCall } from '../../lib/api/staff.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { emailKeyOf, type Row } from './check-rows.ts';

/**
 * The e-mails of the rows, in lower case, that have an open invite. The server is asked once about each: when the list
 * is checked, and after a row was corrected; what the dialog itself invites is thereby not pointed out to it.
 */
export function useOpenEmails(rows: readonly Row[]) {
  const known = useRef({ asked: new Set<string>(), open: new Set<string>() });
  const [openEmails, setOpenEmails] = useState<ReadonlySet<string>>(new Set());

  /** Asks about what is not known yet. Throws ApiError. */
  const ask = useCallback(async (about: readonly Row[]): Promise<ReadonlySet<string>> => {
    const { asked, open } = known.current;
    const emails = emailsOf(about).filter((email) => !asked.has(email));
    if (emails.length === 0) return open;
    const { items } = await staffCall(findOpenInvites, { emails });
    for (const email of emails) asked.add(email);
    for (const email of items) open.add(email);
    setOpenEmails(new Set(open));
    return open;
  }, []);

  const settled = useSettled(rows);
  useEffect(() => {
    // What could not be asked now is asked again before anything is sent.
    ask(settled).catch(() => undefined);
  }, [ask, settled]);

  return { openEmails, ask };
}

const emailsOf = (rows: readonly Row[]) => [
  ...new Set(
    rows.flatMap(({ email }) => {
      const checked = BulkRow.shape.email.safeParse(email);
      return checked.success ? [emailKeyOf(checked.data)] : [];
    }),
  ),
];
