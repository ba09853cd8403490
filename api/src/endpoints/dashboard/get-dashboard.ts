import { getDashboard, type TileName, tilesOf } from '@vse/domain/dashboard';
import type { Scope } from '@vse/domain/permissions';
import { staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { within } from '../../http/scope.ts';
import type { Staff } from '../../services/callers.ts';
import type { Services } from '../../services/services.ts';

export const getDashboardEndpoint = endpoint(getDashboard, async ({ caller, scope, services }) => {
  const staff = staffOf(caller);
  // A Manager of no provider has no list of anybody's, but a dashboard all the same.
  const names = tilesOf(staff.kind, staff.provider !== null).filter(
    (name) => scope !== 'ownProvider' || staff.provider !== null || !OF_PROVIDER.includes(name),
  );
  const tiles = names.map(async (name) => ({
    name,
    count: await countOf(name, staff, scope, services),
  }));
  return { tiles: await Promise.all(tiles) };
});

const OF_PROVIDER: readonly TileName[] = ['users', 'invites', 'quizResults', 'userLogs'];

async function countOf(
  name: TileName,
  staff: Staff,
  scope: Scope,
  { counts, stock }: Services,
): Promise<number> {
  switch (name) {
    case 'users':
      return counts('userSettings', within(scope, staff, 'emailKey'));
    case 'invites':
    case 'quizResults':
      return counts(name, within(scope, staff, 'salesperson'));
    case 'userLogs':
      return counts(name, within(scope, staff, 'userId'));
    case 'inventory':
      return staff.provider ? stock(staff.provider.id) : 0;
    default:
      return counts(name, []);
  }
}
