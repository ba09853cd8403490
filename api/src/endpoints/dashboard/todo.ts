import type { Scope } from '@vse/domain/access/permissions';
import { type TodoName, todosOf } from '@vse/domain/records/dashboard';
import { within } from '../../http/scope-conditions.ts';
import type { Staff } from '../../services/access/identify-caller.ts';
import type { CatalogueCounts } from '../../services/catalogue/catalogue-counts.ts';
import type { Needs } from '../../services/context.ts';
import { keptCount } from '../../services/counts.ts';
import { whereExpiringSoon } from '../../services/invites/find-invites.ts';
import type { Count } from '../../services/kept-counts.ts';

type CountNeeds = Needs<'records' | 'keptCounts' | 'now'> & { catalogue: CatalogueCounts };

/** How much open work of each kind the caller has. */
export function todoOf(
  staff: Staff,
  scope: Scope,
  context: CountNeeds,
  { hasLists, maxAge }: { hasLists: boolean; maxAge: number },
) {
  const failed = failedMails(context, maxAge);
  return Promise.all(
    todosOf(staff.kind, hasLists).map(async (name) => {
      const { of, ...count } = await countOf(name, staff, scope, { ...context, failed }, maxAge);
      return { name, ...count, ...(of && { first: [...of] }) };
    }),
  );
}

function countOf(
  name: TodoName,
  staff: Staff,
  scope: Scope,
  context: CountNeeds & { failed: FailedMails },
  maxAge: number,
): Promise<Count> {
  switch (name) {
    case 'expiringInvites': {
      const where = within(scope, staff, 'salespersonId');
      const timed = { name, where: whereExpiringSoon(context) };
      return keptCount(context, 'invites', { where, timed }, maxAge);
    }
    case 'pendingRoles': {
      const where = [
        ...within(scope, staff, 'emailKey'),
        { field: 'roleState', equals: 'pending' },
      ];
      return keptCount(context, 'userSettings', { where }, maxAge);
    }
    case 'failedJobs': {
      const where = [{ field: 'state', equals: 'failed' }];
      return keptCount(context, 'jobs', { where }, maxAge);
    }
    case 'failedInviteMails':
      return context.failed('invitation');
    case 'failedUserMails':
      return context.failed('access');
    default:
      return context.catalogue[name]();
  }
}

const PURPOSES = ['invitation', 'access'] as const;
type FailedMails = (purpose: (typeof PURPOSES)[number]) => Promise<Count>;

/** Counts both purposes together first, because usually no mail has failed. */
function failedMails(context: CountNeeds, maxAge: number): FailedMails {
  const count = (purposes: readonly string[]) => {
    const where = [
      { field: 'state', equals: 'failed' },
      { field: 'purpose', in: [...purposes] },
    ];
    return keptCount(context, 'mails', { where }, maxAge);
  };
  let both: Promise<Count> | undefined;
  let invitations: Promise<Count> | undefined;
  return async (purpose) => {
    both ??= count(PURPOSES);
    const all = await both;
    if (all.count === 0) return all;
    invitations ??= count(['invitation']);
    const invited = await invitations;
    if (purpose === 'invitation') return invited;
    // Counted at another moment, so the difference may be out by those in between.
    return {
      count: Math.max(0, all.count - invited.count),
      countedAt: Math.min(all.countedAt, invited.countedAt),
    };
  };
}
