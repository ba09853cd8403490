import { instantsOf } from '../../lib/days.ts';
import { sanitizeId } from '../../lib/sanitize-id.ts';

/** The names of the filters in the address. */
export const AUDIT_FILTERS = ['who', 'record', 'kind', 'from', 'to'] as const;

/**
 * Converts the address's filters to the call's input. Removes characters that no id can have, such as pasted spaces.
 */
export function auditInput({ who, record, kind, from, to }: Readonly<Record<string, string>>) {
  const whoId = sanitizeId(who);
  const recordId = sanitizeId(record);
  return {
    ...(whoId && { who: whoId }),
    ...(recordId && { record: recordId }),
    ...(kind && { kind }),
    ...instantsOf({ from, to }),
  };
}
