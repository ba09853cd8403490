import * as calls from '@vse/domain/contract/calls';
import type { Contract } from '@vse/domain/contract/contract';
import type { AuditKind } from '@vse/domain/records/audit';
import type { Problem } from '../problem.ts';
import type { Caller } from '../services/access/identify-caller.ts';
import type { AuditTrail, Trace } from '../services/audit/audit-trail.ts';
import { wideNetworkOf } from './address.ts';

/**
 * The calls that the audit log records as changes. Quiz saves are left out: they are a respondent's, and there are
 * many.
 */
const CHANGES: ReadonlyMap<string, Exclude<AuditKind, 'refusal'>> = new Map([
  [calls.createUserSetting.name, 'user'],
  [calls.updateUserSetting.name, 'user'],
  [calls.deleteUserSetting.name, 'user'],
  [calls.resendUserMail.name, 'user'],
  [calls.addDirectoryUser.name, 'user'],
  [calls.addGroupMember.name, 'role'],
  [calls.removeMemberFromGroup.name, 'role'],
  [calls.createInvite.name, 'invite'],
  [calls.createInvites.name, 'invite'],
  [calls.updateInvite.name, 'invite'],
  [calls.deleteInvite.name, 'invite'],
  [calls.resendInvite.name, 'invite'],
  [calls.revokeInvite.name, 'invite'],
  [calls.createQuizResult.name, 'result'],
  [calls.deleteQuizResult.name, 'result'],
]);

/** 404 is also the status for records out of the caller's reach, and 409 for values that another record holds. */
const REFUSALS: readonly number[] = [401, 403, 404, 409, 429];

/** What is known about a request so far. */
export type RequestFacts = { caller?: Caller; input?: unknown };
type Request = { contract: Contract; address: string; seen: RequestFacts };

/** Records a call that changed something in the audit log. */
export function noteChange(audit: AuditTrail, request: Request, output: unknown): void {
  const kind = CHANGES.get(request.contract.name);
  if (!kind) return;
  const { input } = request.seen;
  const role = textOf(input, 'role');
  for (const record of changedIds(input, output))
    audit.note({ ...traceOf(request), kind, record, outcome: 'done', detail: role ?? '' });
  noteRefusedRows(audit, request, output);
}

/** A list of which some rows were refused: one entry for each reason, with how many. */
function noteRefusedRows(audit: AuditTrail, request: Request, output: unknown): void {
  const items = fieldOf(output, 'items');
  const refused = Array.isArray(items) ? items.flatMap(refusalOf) : [];
  for (const same of Map.groupBy(refused, (each) => JSON.stringify(each)).values()) {
    const [first] = same;
    if (!first) continue;
    audit.note({ ...traceOf(request), kind: 'refusal', record: null, ...first }, same.length);
  }
}

/** Only a row that was refused has a status. */
function refusalOf(row: unknown): Pick<Trace, 'outcome' | 'detail'>[] {
  const status = fieldOf(row, 'status');
  if (typeof status !== 'number') return [];
  const issues = fieldOf(row, 'issues');
  const code = Array.isArray(issues) ? textOf(issues[0], 'code') : undefined;
  return [{ outcome: String(status), detail: code ?? '' }];
}

/** Records a refused call in the audit log. A stale edit (412) is not a refusal. */
export function noteRefusal(audit: AuditTrail, request: Request, problem: Problem): void {
  if (!REFUSALS.includes(problem.status)) return;
  const { kind } = request.seen.caller ?? { kind: 'anyone' };
  const isByStaff = kind !== 'anyone' && kind !== 'respondent';
  audit.note({
    ...traceOf(request),
    kind: 'refusal',
    // A result's id is its permalink, so a respondent's call is logged without it.
    record: isByStaff ? (textOf(request.seen.input, 'id') ?? null) : null,
    outcome: String(problem.status),
    detail: problem.issues[0]?.code ?? '',
  });
}

const traceOf = ({
  contract,
  address,
  seen,
}: Request): Pick<Trace, 'who' | 'what' | 'network'> => ({
  who: callerName(seen.caller),
  what: contract.name,
  network: wideNetworkOf(address),
});

function callerName(caller: Caller | undefined): string {
  if (!caller || caller.kind === 'anyone' || caller.kind === 'respondent')
    return caller?.kind ?? 'anyone';
  return caller.userId ?? caller.memberId ?? 'staff';
}

/** The ids of the changed records; for a list call, of each created record. */
function changedIds(input: unknown, output: unknown): (string | null)[] {
  const items = fieldOf(output, 'items');
  if (Array.isArray(items)) return items.flatMap((item) => textOf(item, 'id') ?? []);
  const id =
    textOf(input, 'id') ??
    textOf(output, 'id') ??
    textOf(input, 'memberId') ??
    textOf(fieldOf(fieldOf(output, 'newUser'), 'invitedUser'), 'id');
  return [id ?? null];
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;

function textOf(value: unknown, name: string): string | undefined {
  const field = fieldOf(value, name);
  return typeof field === 'string' && field !== '' ? field : undefined;
}
