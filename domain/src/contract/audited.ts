/**
 * What an action in the audit log is about: a changed record, an e-mail written by staff, an export of the history, or a
 * record that was deleted because it could not be read.
 */
export const ACTION_KINDS = [
  'adjective',
  'fragrance',
  'provider',
  'question',
  'changeSet',
  'file',
  'user',
  'role',
  'invite',
  'result',
  'email',
  'export',
  'erasure',
  'unreadable',
  'job',
] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

/** What an entry of the audit log is about: a call that was refused, or an action. */
export const AUDIT_KINDS = ['refusal', ...ACTION_KINDS] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/**
 * What the audit log records of a call: the kind of the action, and the input's field that becomes the entry's detail.
 * A handler may provide what is not in the input, such as the name of what it deleted. A call that is not recorded says
 * why.
 */
export type Audited = { kind: ActionKind; detail?: string } | { unrecorded: string };
