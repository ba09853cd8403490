import type { Scope } from '@vse/domain/access/permissions';
import { EXPIRES_SOON_DAYS } from '@vse/domain/limits';
import { type TodoName, todosOf } from '@vse/domain/records/dashboard';
import { within } from '../../http/scope-conditions.ts';
import type { Staff } from '../../services/access/identify-caller.ts';
import { whereOpenAt } from '../../services/invites/invite-state.ts';
import type { Services } from '../../services/services.ts';

/** What waits for the caller, each as a COUNT query; nothing for a Manager of no provider, who has no lists. */
export async function todoOf(staff: Staff, scope: Scope, counts: Services['counts']) {
  if (scope === 'ownProvider' && staff.provider === null) return [];
  const all = todosOf(staff.kind).map(async (name) => ({
    name,
    count: await countOf(name, staff, scope, counts),
  }));
  return (await Promise.all(all)).filter(({ count }) => count > 0);
}

function countOf(
  name: TodoName,
  staff: Staff,
  scope: Scope,
  counts: Services['counts'],
): Promise<number> {
  switch (name) {
    case 'expiringInvites':
      return counts('invites', [...within(scope, staff, 'salespersonId'), ...expiringSoon()]);
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

/** Open now, and no longer in a week. */
function expiringSoon() {
  const now = new Date();
  const soon = new Date(now.getTime() + EXPIRES_SOON_DAYS * 24 * 60 * 60 * 1000);
  return [...whereOpenAt(now), { field: 'expiresDate', before: soon.toISOString() }];
}
