import { setTimeout as wait } from 'node:timers/promises';
import { NO_ROLE } from '@vse/domain/records/users';
import { leftMs, withinDeadline } from '../../clients/deadline.ts';
import { isNotFound, reasonOf } from '../../problem.ts';
import type { UserSettingDoc } from '../../store/document-types.ts';
import { pagesOf, readStored, reviseRead } from '../../store/documents.ts';
import type { Stored } from '../../store/store.ts';
import { logUnforeseen } from '../../tracing/telemetry.ts';
import type { Needs } from '../context.ts';
import { queueUserMail } from './user-mail.ts';

const WAIT_MS = 250;
/** Waits ten seconds in all; then the role is reported as pending. */
const WAITS = 40;

type RoleNeeds = Needs<
  'records' | 'directory' | 'claims' | 'ids' | 'sealing' | 'config' | 'now' | 'providerNames'
>;
/** What the request has done already: invited an account, which has no groups to leave, and queued a mail. */
type Done = { newGuest?: string | undefined; queuedMailId?: string | undefined };
type RoleResult = { user: UserSettingDoc; isOvertaken: boolean };

/** How many users have their role now, have none yet because the directory refuses, and could not be processed. */
type RoleRun = { applied: number; pending: number; failed: number };

const PENDING = [{ field: 'roleState', equals: 'pending' }];

/** Whether the directory has not taken on a role yet. */
export const hasPendingRoles = async ({ records }: Needs<'records'>): Promise<boolean> =>
  (await records.userSettings.page({ where: PENDING, limit: 1, fields: [] })).items.length > 0;

/**
 * Makes the role groups match a user's settings, and queues their mail if a crashed request did not. Returns the
 * settings: `pending` with a reason when the directory refuses, which the timer retries. Throws Problem 404.
 */
export async function applyRole(
  context: RoleNeeds,
  userId: string,
  { newGuest, queuedMailId }: Done = {},
): Promise<UserSettingDoc> {
  for (let waits = 0; waits < WAITS && leftMs() > 0; waits++) {
    const done = { queuedMailId, ...(waits === 0 && { newGuest }) };
    const attempt = await attemptWithLease(context, userId, done);
    if (attempt && !attempt.isOvertaken) return attempt.user;
    if (!attempt) await wait(WAIT_MS);
  }
  return (await readUser(context, userId)).doc;
}

/**
 * Retries pending role changes for at most `withinMs` (default: a request's deadline), so that a directory that does
 * not answer costs one timeout per run. A user whose document cannot be processed is logged and skipped.
 */
export async function applyPendingRoles(context: RoleNeeds, withinMs?: number): Promise<RoleRun> {
  const run: RoleRun = { applied: 0, pending: 0, failed: 0 };
  await withinDeadline(async () => {
    for await (const users of pagesOf(context.records.userSettings, { where: PENDING, fields: [] }))
      for (const { doc } of users) {
        if (leftMs() === 0) return;
        try {
          const attempt = await attemptWithLease(context, doc.id);
          run[attempt?.user.roleState ?? 'pending']++;
        } catch (error) {
          // A user who was deleted in between needs no role.
          if (isNotFound(error)) continue;
          logUnforeseen(error);
          run.failed += 1;
        }
      }
  }, withinMs);
  return run;
}

/** Runs one attempt per user at a time, on any number of hosts. Undefined while another attempt has the lease. */
async function attemptWithLease(
  context: RoleNeeds,
  userId: string,
  done: Done = {},
): Promise<RoleResult | undefined> {
  const attempt = context.ids.random();
  if (!(await context.claims.take('role change', userId, attempt))) return undefined;
  try {
    return await attemptRole(context, await readUser(context, userId), done);
  } finally {
    await context.claims.release('role change', userId, attempt);
  }
}

/** Queues the mail, sets the groups and stores the result. `isOvertaken` when the settings have another target by then. */
async function attemptRole(
  context: RoleNeeds,
  before: Stored<UserSettingDoc>,
  { newGuest, queuedMailId }: Done,
): Promise<RoleResult> {
  const { dueMailId } = before.doc;
  if (dueMailId && dueMailId !== queuedMailId) await queueUserMail(context, dueMailId, before.doc);
  const target = targetOf(before.doc);
  const roleReason = await setGroups(context, before.doc, newGuest);
  const outcome =
    roleReason === ''
      ? ({ roleState: 'applied', roleReason, formerMemberIds: undefined } as const)
      : ({ roleState: 'pending', roleReason } as const);
  const { doc } = await reviseRead(
    context.records.userSettings,
    before,
    (user) => {
      const isMailDue = dueMailId !== undefined && user.dueMailId === dueMailId;
      const isKnown =
        user.roleState === outcome.roleState && user.roleReason === roleReason && !isMailDue;
      // Writes only if something changed, because a write makes the ETag of an open edit stale.
      if (targetOf(user) !== target || isKnown) return undefined;
      return { ...user, ...outcome, ...(isMailDue && { dueMailId: undefined }) };
    },
    { missing: 'USER_NOT_FOUND' },
  );
  return { user: doc, isOvertaken: targetOf(doc) !== target };
}

/**
 * Former accounts leave every group, and the current one joins the group of its role. Returns the reason of a refusal,
 * or ''.
 */
async function setGroups(
  { directory }: Needs<'directory'>,
  { activeDirectoryMemberId, formerMemberIds, role, roleState }: UserSettingDoc,
  newGuest: string | undefined,
): Promise<string> {
  if (roleState === 'applied') return '';
  try {
    for (const memberId of formerMemberIds ?? []) await directory.setRole(memberId, undefined);
    const group = role === NO_ROLE ? '' : directory.groupIds[role];
    if (newGuest === activeDirectoryMemberId && group !== '')
      await directory.addMember(group, newGuest);
    else await directory.setRole(activeDirectoryMemberId, role === NO_ROLE ? undefined : role);
    return '';
  } catch (error) {
    return reasonOf(error instanceof Error ? error : new Error(String(error)));
  }
}

const readUser = ({ records }: Needs<'records'>, userId: string) =>
  readStored(records.userSettings, userId, 'USER_NOT_FOUND');

/** The target state of the role groups for a user, for comparison. */
const targetOf = ({ role, activeDirectoryMemberId, formerMemberIds = [] }: UserSettingDoc) =>
  JSON.stringify([role, activeDirectoryMemberId, formerMemberIds]);
