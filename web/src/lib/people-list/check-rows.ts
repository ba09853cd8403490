import { BulkRow } from '@vse/domain/records/invites';
import type { PastedRow } from './parse-rows.ts';

/** A row of the preview. `isIncluded` is the person's choice; undefined leaves it to what the check says. */
export type Row = PastedRow & { key: number; isIncluded?: boolean | undefined };

export type Verdict = 'ready' | 'wrong' | 'twice' | 'alreadyOpen' | 'leftOut';
export type CheckedRow = Row & { verdict: Verdict; messages: readonly string[] };

/** As the API compares e-mails. */
export const emailKeyOf = (email: string) => email.trim().toLowerCase();

/**
 * What becomes of each row: wrong ones cannot be sent; an e-mail that stands there twice is sent once; who has an open
 * invite already (`openEmails`, in lower case) is left out unless the person says otherwise.
 */
export function checkRows(rows: readonly Row[], openEmails: ReadonlySet<string>): CheckedRow[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    if (row.isIncluded === false) return { ...row, verdict: 'leftOut', messages: [] };
    const checked = BulkRow.safeParse(row);
    if (!checked.success)
      return {
        ...row,
        verdict: 'wrong',
        messages: [...new Set(checked.error.issues.map(({ message }) => message))],
      };
    const key = emailKeyOf(checked.data.email);
    if (seen.has(key)) return { ...row, verdict: 'twice', messages: [] };
    if (openEmails.has(key) && row.isIncluded !== true)
      return { ...row, verdict: 'alreadyOpen', messages: [] };
    seen.add(key);
    return { ...row, verdict: 'ready', messages: [] };
  });
}
