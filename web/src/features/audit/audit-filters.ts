import { dayRange } from '../../lib/day-range.ts';
import { sanitizeId } from '../../lib/sanitize-id.ts';

/** The names of the filters in the address. Days are in the browser's time zone, as YYYY-MM-DD. */
export const AUDIT_FILTERS = ['who', 'record', 'kind', 'from', 'to'] as const;

/**
 * Converts the address's filters to the call's input. Removes characters that no id can have, such as pasted spaces.
 */
export function auditInput({ who, record, kind, from, to }: Readonly<Record<string, string>>) {
  const days = dayRange({ from, to });
  const whoId = sanitizeId(who);
  const recordId = sanitizeId(record);
  return {
    ...(whoId && { who: whoId }),
    ...(recordId && { record: recordId }),
    ...(kind && { kind }),
    ...(days.from && { from: days.from }),
    ...(days.next && { before: days.next }),
  };
}
