import type { Scope } from '@vse/domain/access/permissions';
import { type TodoName, todosOf } from '@vse/domain/records/dashboard';
import { within } from '../../http/scope-conditions.ts';
import type { Staff } from '../../services/access/identify-caller.ts';
import type { Services } from '../../services/services.ts';

type CountNeeds = Pick<Services, 'counts' | 'invites'>;

/** The caller's open work: one COUNT query for each kind, without those of 0. */
export async function todoOf(staff: Staff, scope: Scope, services: CountNeeds) {
  const all = todosOf(staff.kind).map(async (name) => ({
    name,
    count: await countOf(name, staff, scope, services),
  }));
  return (await Promise.all(all)).filter(({ count }) => count > 0);
}

function countOf(
  name: TodoName,
  staff: Staff,
  scope: Scope,
  { counts, invites }: CountNeeds,
): Promise<number> {
  switch (name) {
    case 'expiringInvites':
      return counts('invites', [
        ...within(scope, staff, 'salespersonId'),
        ...invites.whereExpiringSoon(),
      ]);
    case 'pendingRoles':
      return counts('userSettings', [
        ...within(scope, staff, 'emailKey'),
        { field: 'roleState', equals: 'pending' },
      ]);
    case 'failedInviteMails':
      return counts('mails', failedMails('invitation'));
    case 'failedUserMails':
      return counts('mails', failedMails('access'));
    case 'draftFragrances':
      return counts('fragrances', [{ field: 'publishState', equals: 'Draft' }]);
    case 'draftQuestions':
      return counts('questions', [{ field: 'publishState', equals: 'Draft' }]);
  }
}

const failedMails = (purpose: string) => [
  { field: 'state', equals: 'failed' },
  { field: 'purpose', equals: purpose },
];
