import * as z from 'zod';
import { permissions } from '../access/permissions.ts';
import { AUDIT_KINDS } from '../contract/audited.ts';
import * as calls from '../contract/calls.ts';
import { contract } from '../contract/contract.ts';
import { CountQuery, ListCount } from '../contract/counts.ts';
import { Id, IsoDate, PageQuery, pageOf } from '../contract/fields.ts';

const AuditKind = z.enum(AUDIT_KINDS);

/** Who did what to which record, and how it ended. Holds nothing of respondents: no name, e-mail or code. */
export const AuditEntry = z.object({
  id: Id,
  date: IsoDate,
  kind: AuditKind,
  /** The id of a user's settings, the directory's id of an account without settings, 'respondent' or 'anyone'. */
  who: z.string(),
  /** The user's name as it is now; null for everybody else. */
  name: z.string().nullable(),
  /** The wire name of the call. */
  what: z.string(),
  /** The id of the record that the call was about; null for none, and for several, such as a list of invites. */
  record: z.string().nullable(),
  /** 'done', or the status of a refusal. */
  outcome: z.string(),
  /** The message code of a refusal, the role that a user was given, a name in the catalogue, or how many records. */
  detail: z.string(),
  /** The caller's network: a /24 of IPv4 or a /48 of IPv6; '' when it is not known. */
  network: z.string(),
  /** How often within one minute; a flood of refusals is one entry. */
  count: z.number().int(),
});
export type AuditEntry = z.output<typeof AuditEntry>;

const listFilters = {
  who: Id.optional(),
  /** The beginning of a record's id. */
  record: Id.optional(),
  kind: AuditKind.optional(),
  from: IsoDate.optional(),
  /** Exclusive. */
  before: IsoDate.optional(),
};

export const listAudit = contract({
  ...calls.listAudit,
  lists: 'audit',
  summary: 'Refusals and changes, newest first',
  access: permissions.audit.read,
  input: PageQuery.extend(listFilters),
  output: pageOf(AuditEntry),
});

export const countAudit = contract({
  ...calls.countAudit,
  summary: 'How many entries the audit log has with the same filters',
  access: permissions.audit.read,
  input: CountQuery.extend(listFilters),
  output: ListCount,
});
