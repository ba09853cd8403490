import { findOpenInvites } from '@vse/domain/contract/calls';
import { BulkRow } from '@vse/domain/records/invites';
import { emailKey } from '@vse/domain/rules/keys';
import { useCallback, useEffect, useRef, useState } from 'react';
import { staffCall } from '../../../lib/api/staff.ts';
import { useDebounced } from '../../../lib/browser/use-debounced.ts';
import type { Row } from '../../../lib/people-list/check-rows.ts';

/**
 * Which e-mails of the rows (as keys) have an open invite. Each e-mail is looked up once, when the list is
 * checked or a row corrected, so that invites sent from this dialog are not reported.
 */
export function useOpenEmails(rows: readonly Row[]) {
  const known = useRef({ lookedUp: new Set<string>(), open: new Set<string>() });
  const [openEmails, setOpenEmails] = useState<ReadonlySet<string>>(new Set());

  /** Looks up unknown e-mails. Throws ApiError. */
  const lookUp = useCallback(async (rowsToCheck: readonly Row[]): Promise<ReadonlySet<string>> => {
    const { lookedUp, open } = known.current;
    const emails = emailsOf(rowsToCheck).filter((email) => !lookedUp.has(email));
    if (emails.length === 0) return open;
    const { items } = await staffCall(findOpenInvites, { emails });
    for (const email of emails) lookedUp.add(email);
    for (const email of items) open.add(email);
    setOpenEmails(new Set(open));
    return open;
  }, []);

  const debouncedRows = useDebounced(rows);
  useEffect(() => {
    // A failed look-up is repeated before anything is sent.
    lookUp(debouncedRows).catch(() => undefined);
  }, [lookUp, debouncedRows]);

  return { openEmails, lookUp };
}

const emailsOf = (rows: readonly Row[]) => [
  ...new Set(
    rows.flatMap(({ email }) => {
      const checked = BulkRow.shape.email.safeParse(email);
      return checked.success ? [emailKey(checked.data)] : [];
    }),
  ),
];
