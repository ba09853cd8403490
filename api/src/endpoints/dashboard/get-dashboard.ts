import type { Scope } from '@vse/domain/access/permissions';
import { getDashboard, type TileName, tilesOf } from '@vse/domain/records/dashboard';
import { staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { within } from '../../http/scope-conditions.ts';
import type { Staff } from '../../services/access/identify-caller.ts';
import type { Services } from '../../services/services.ts';
import { todoOf } from './todo.ts';

export const getDashboardEndpoint = endpoint(getDashboard, async ({ caller, scope, services }) => {
  const staff = staffOf(caller);
  // A Manager without a provider sees no lists of people or results, but still gets a dashboard.
  const hasLists = scope !== 'ownProvider' || staff.provider !== null;
  const names = tilesOf(staff.kind, staff.provider !== null).filter(
    (name) => hasLists || !OF_PROVIDER.includes(name),
  );
  const tiles = names.map(async (name) => ({
    name,
    count: await countOf(name, staff, scope, services),
  }));
  const [counted, todo] = await Promise.all([
    Promise.all(tiles),
    hasLists ? todoOf(staff, scope, services) : [],
  ]);
  return { tiles: counted, todo };
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
      return counts(name, within(scope, staff, 'salespersonId'));
    case 'userLogs':
      return counts(name, within(scope, staff, 'userId'));
    case 'inventory':
      return staff.provider ? stock(staff.provider.id) : 0;
    default:
      return counts(name, []);
  }
}
