/** What a change in the audit log is about. */
export const CHANGE_KINDS = [
  'adjective',
  'fragrance',
  'provider',
  'question',
  'file',
  'user',
  'role',
  'invite',
  'result',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** What an entry of the audit log is about: a call that was refused, or a change. */
export const AUDIT_KINDS = ['refusal', ...CHANGE_KINDS] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/**
 * What the audit log records of a call: the kind of the change, and the input's field that becomes the entry's detail.
 * A handler may provide what is not in the input, such as the name of what it deleted. A call that is not recorded says
 * why.
 */
export type Audited = { kind: ChangeKind; detail?: string } | { unrecorded: string };
