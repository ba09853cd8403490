import { isDeepStrictEqual } from 'node:util';
import { DAY_MS } from '@vse/domain/rules/durations';
import { type CaseInvite, type CaseResult, factsOf } from '@vse/domain/rules/insight-facts';
import type {
  InsightChange,
  InsightFactsDoc,
  InviteDoc,
  QuizResultDoc,
} from '../../store/document-types.ts';
import type { Needs } from '../context.ts';
import { readOrLog } from '../readable.ts';

export type CaseNeeds = Needs<'records' | 'ids' | 'now'>;

/** A case by the id of its quiz, with what was read of it already. */
export type CaseKey = { id: string; invite?: InviteDoc; result?: QuizResultDoc };

export const caseOfInvite = ({ ids }: Needs<'ids'>, invite: InviteDoc): CaseKey => ({
  id: ids.derived('invite', invite.id),
  invite,
});
export const caseOfResult = (result: QuizResultDoc): CaseKey => ({ id: result.id, result });

/**
 * Compares cases with what was counted of them. Leaves out those that have not changed, and those that cannot be read:
 * what was counted of them stays.
 */
export async function changedCases(
  context: CaseNeeds,
  keys: readonly CaseKey[],
): Promise<InsightChange[]> {
  const unique = new Map<string, CaseKey>();
  for (const key of keys) unique.set(key.id, { ...unique.get(key.id), ...key });
  const cases = [...unique.values()].map((doc) => ({ doc }));
  const changes = await readOrLog('quizResults', cases, ({ doc }) => changedCase(context, doc));
  return changes.flatMap((change) => change ?? []);
}

/** Long after the last run that could still write what was counted before. */
const GONE_MS = DAY_MS;

async function changedCase(context: CaseNeeds, key: CaseKey): Promise<InsightChange | undefined> {
  const { records, now } = context;
  const stored = (await records.insightFacts.read(key.id))?.doc;
  const result = key.result ?? (await records.quizResults.read(key.id))?.doc;
  const inviteId = key.invite?.id ?? result?.inviteId ?? stored?.invite ?? null;
  const invite = key.invite ?? (inviteId && (await records.invites.read(inviteId))?.doc);
  const before = stored?.facts ?? null;
  const time = now().getTime();
  const known = factsOf(
    {
      source: inviteId === null ? 'project' : 'invite',
      invite: invite ? await caseInvite(context, invite, before?.isHandedOver) : undefined,
      result: result && caseResult(result),
      before: before ?? undefined,
    },
    time,
  );
  const after = known?.facts ?? null;
  if (!before && !after) return undefined;
  // What is gone stays known for a while, so that no late run writes it again.
  const due = known ? known.due : time + GONE_MS;
  const isSame = isDeepStrictEqual(before, after) && isSoon(stored, due, time);
  return isSame ? undefined : { id: key.id, invite: inviteId, before, after, due };
}

/** Whether facts are looked at again soon enough. A date that is put off, as with each answer, need not be stored. */
function isSoon(stored: InsightFactsDoc | undefined, due: number | null, now: number): boolean {
  const known = stored?.due ?? null;
  return due === null || known === null ? due === known : known > now && known <= due;
}

async function caseInvite(
  { records, now }: CaseNeeds,
  invite: InviteDoc,
  wasHandedOver: boolean | undefined,
): Promise<CaseInvite> {
  const { provider, salespersonId, inviteDate, expiresDate, responseDate, revokedDate } = invite;
  return {
    provider,
    salesperson: salespersonId,
    invited: inviteDate,
    expires: expiresDate,
    redeemed: responseDate,
    isRevoked: revokedDate !== null,
    isMailSent: wasHandedOver || (await isMailSent({ records, now }, invite)),
  };
}

/** Mails are kept for 90 days: that of an older invite counts as sent. */
const MAIL_KEPT_MS = 89 * DAY_MS;

async function isMailSent(
  { records, now }: Needs<'records' | 'now'>,
  { mailId, inviteDate }: InviteDoc,
): Promise<boolean | undefined> {
  const mail = (await records.mails.read(mailId))?.doc;
  if (mail) return mail.state === 'queued' ? undefined : mail.state === 'sent';
  return now().getTime() - Date.parse(inviteDate) > MAIL_KEPT_MS ? true : undefined;
}

function caseResult(result: QuizResultDoc): CaseResult {
  const { quizStartDate, quizCompleteDate, changed } = result;
  return {
    provider: result.provider,
    salesperson: result.salespersonId,
    started: quizStartDate,
    completed: quizCompleteDate,
    touched: changed ? changed * 1000 : Date.parse(quizStartDate),
    isEnded: result.inviteId !== null && result.generation === null,
    version: result.version,
    selected: result.selected,
    savedAt: result.savedAt ?? [],
    recommended: result.recommendedFragrances.map(({ id }) => id),
    opened: result.openedSheets ?? [],
    outcomes: result.outcomes ?? [],
  };
}
