import type { Scope } from '@vse/domain/access/permissions';
import { getDashboard } from '@vse/domain/records/dashboard';
import { type TileName, tilesOf } from '@vse/domain/records/lists';
import { staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { within } from '../../http/scope-conditions.ts';
import type { Staff } from '../../services/access/identify-caller.ts';
import type { CatalogueCounts } from '../../services/catalogue/catalogue-counts.ts';
import type { Count } from '../../services/kept-counts.ts';
import type { Services } from '../../services/services.ts';
import { todoOf } from './todo.ts';

export const getDashboardEndpoint = endpoint(
  getDashboard,
  async ({ input: { maxAge }, caller, scope, services }) => {
    const staff = staffOf(caller);
    // A Manager without a provider sees no lists of people or results, but still gets a dashboard.
    const hasLists = scope !== 'ownProvider' || staff.provider !== null;
    const names = tilesOf(staff.kind, staff.provider !== null).filter(
      (name) => hasLists || !OF_PROVIDER.includes(name),
    );
    const catalogue = services.catalogueCounts(maxAge);
    const tiles = names.map(async (name) => ({
      name,
      ...(await countOf(name, staff, scope, { ...services, catalogue }, maxAge)),
    }));
    const [counted, todo] = await Promise.all([
      Promise.all(tiles),
      todoOf(staff, scope, { ...services, catalogue }, { hasLists, maxAge }),
    ]);
    return {
      countedDate: services.totals.oldest([...counted, ...todo]),
      tiles: counted,
      todo: todo.filter(({ count }) => count > 0),
    };
  },
);

const OF_PROVIDER: readonly TileName[] = ['users', 'invites', 'quizResults', 'userLogs'];

async function countOf(
  name: TileName,
  staff: Staff,
  scope: Scope,
  { totals, stock, catalogue }: Services & { catalogue: CatalogueCounts },
  maxAge: number,
): Promise<Count> {
  switch (name) {
    case 'users':
      return totals.kept('userSettings', { where: within(scope, staff, 'emailKey') }, maxAge);
    case 'invites':
    case 'quizResults':
      return totals.kept(name, { where: within(scope, staff, 'salespersonId') }, maxAge);
    case 'userLogs':
      return totals.kept(name, { where: within(scope, staff, 'userId') }, maxAge);
    case 'inventory':
      return stock(staff.provider);
    case 'fragrances':
    case 'questions':
    case 'providers':
      return catalogue[name]();
    default:
      return totals.kept(name, { where: [] }, maxAge);
  }
}
