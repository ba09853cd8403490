import { BulkRow } from '@vse/domain/records/invites';
import { emailKey } from '@vse/domain/rules/keys';
import type { PastedRow } from './parse-rows.ts';

/** A row of the preview. `isIncluded` is the person's choice; if undefined, the check decides. */
export type Row = PastedRow & { key: number; isIncluded?: boolean | undefined };

export type Verdict = 'ready' | 'wrong' | 'twice' | 'alreadyOpen' | 'leftOut';
export type CheckedRow = Row & { verdict: Verdict; messages: readonly string[] };

/**
 * Gives each row its verdict. Invalid rows cannot be sent, and a repeated e-mail is sent once. Skips people with an open
 * invite (`openEmails`, as keys) unless the row is included explicitly.
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
    const key = emailKey(checked.data.email);
    if (seen.has(key)) return { ...row, verdict: 'twice', messages: [] };
    if (openEmails.has(key) && row.isIncluded !== true)
      return { ...row, verdict: 'alreadyOpen', messages: [] };
    seen.add(key);
    return { ...row, verdict: 'ready', messages: [] };
  });
}
