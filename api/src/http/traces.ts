import type { Contract } from '@vse/domain/contract/contract';
import type { Problem } from '../problem.ts';
import type { Caller } from '../services/access/identify-caller.ts';
import type { AuditTrail, Trace } from '../services/audit/audit-trail.ts';
import { withoutAddresses } from '../tracing/telemetry.ts';
import { wideNetworkOf } from './address.ts';

const DETAIL_LENGTH = 80;
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}]+/gu;

/** 404 is also the status for records out of the caller's reach, and 409 for values that another record holds. */
const REFUSALS: readonly number[] = [401, 403, 404, 409, 429];

/** What only the handler knows about a call: the file's id, the name of what was deleted, or that it is about no record. */
export type ChangeFacts = { record?: string | null; detail?: string };

/** What is known about a request so far. */
export type RequestFacts = { caller?: Caller; input?: unknown; change?: ChangeFacts };
type Request = {
  contract: Contract;
  address: string;
  seen: RequestFacts;
  /** A keyed hash of a quiz result's id. */
  hashOf(id: string): string;
};

/** Records in the audit log what the contract declares of this call. */
export function noteChange(audit: AuditTrail, request: Request, output: unknown): void {
  const declared = request.contract.audit;
  if (!declared || 'unrecorded' in declared) return;
  const { kind, detail: field } = declared;
  const { input, change } = request.seen;
  const ids = change?.record !== undefined ? [change.record] : changedIds(input, output);
  const records = [...new Set(ids)].filter((id) => id !== null).map(loggedId(request));
  const count = records.length > 1 ? `${records.length}` : '';
  const detail = recognizable(change?.detail ?? (field && textOf(input, field)) ?? count);
  // A list of which every row was refused has changed nothing.
  if (ids.length > 0) audit.note({ ...traceOf(request), kind, records, outcome: 'done', detail });
  noteRefusedRows(audit, request, output);
}

/** One short line without hidden characters or e-mail addresses: enough to recognize a name or a question. */
function recognizable(text: string): string {
  const characters = [...withoutAddresses(text.replace(HIDDEN, ' ').trim())];
  return characters.length > DETAIL_LENGTH
    ? `${characters.slice(0, DETAIL_LENGTH - 1).join('')}…`
    : characters.join('');
}

/** A list of which some rows were refused: one entry for each reason, with how many. */
function noteRefusedRows(audit: AuditTrail, request: Request, output: unknown): void {
  const items = fieldOf(output, 'items');
  const refused = Array.isArray(items) ? items.flatMap(refusalOf) : [];
  for (const same of Map.groupBy(refused, (each) => JSON.stringify(each)).values()) {
    const [first] = same;
    if (!first) continue;
    audit.note({ ...traceOf(request), kind: 'refusal', records: [], ...first }, same.length);
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
  // A result's id is its permalink, so a respondent's call is logged without it.
  const id = isByStaff ? textOf(request.seen.input, 'id') : undefined;
  audit.note({
    ...traceOf(request),
    kind: 'refusal',
    records: id === undefined ? [] : [loggedId(request)(id)],
    outcome: String(problem.status),
    detail: problem.issues[0]?.code ?? '',
  });
}

/** The id of a quiz result opens its page, so logs hold a keyed hash of it instead. */
const loggedId =
  ({ contract, seen, hashOf }: Request) =>
  (id: string): string =>
    contract.isIdSecret || textOf(seen.input, 'kind') === 'quizResults' ? hashOf(id) : id;

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

/** The ids of the changed records; for a call about several, of each. */
function changedIds(input: unknown, output: unknown): (string | null)[] {
  const items = fieldOf(output, 'items');
  if (Array.isArray(items)) return items.flatMap((item) => textOf(item, 'id') ?? []);
  const ids = fieldOf(output, 'ids');
  if (Array.isArray(ids)) return ids.map(String);
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
