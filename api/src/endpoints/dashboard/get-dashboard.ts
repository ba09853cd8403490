import type { Scope } from '@vse/domain/access/permissions';
import { getDashboard } from '@vse/domain/records/dashboard';
import { type TileName, tilesOf } from '@vse/domain/records/lists';
import { staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { within } from '../../http/scope-conditions.ts';
import type { Staff } from '../../services/access/identify-caller.ts';
import {
  type CatalogueCounts,
  catalogueCounts,
} from '../../services/catalogue/catalogue-counts.ts';
import type { Context } from '../../services/context.ts';
import { keptCount, oldestOf, stockOf } from '../../services/counts.ts';
import type { Count } from '../../services/kept-counts.ts';
import { todoOf } from './todo.ts';

export const getDashboardEndpoint = endpoint(
  getDashboard,
  async ({ input: { maxAge }, caller, scope, context }) => {
    const staff = staffOf(caller);
    // A Manager without a provider sees no lists of people or results, but still gets a dashboard.
    const hasLists = scope !== 'ownProvider' || staff.provider !== null;
    const names = tilesOf(staff.kind, staff.provider !== null).filter(
      (name) => hasLists || !OF_PROVIDER.includes(name),
    );
    const catalogue = catalogueCounts(context, maxAge);
    const tiles = names.map(async (name) => ({
      name,
      ...(await countOf(name, staff, scope, { ...context, catalogue }, maxAge)),
    }));
    const [counted, todo] = await Promise.all([
      Promise.all(tiles),
      todoOf(staff, scope, { ...context, catalogue }, { hasLists, maxAge }),
    ]);
    return {
      countedDate: oldestOf(context, [...counted, ...todo]),
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
  context: Context & { catalogue: CatalogueCounts },
  maxAge: number,
): Promise<Count> {
  switch (name) {
    case 'users':
      return keptCount(
        context,
        'userSettings',
        { where: within(scope, staff, 'emailKey') },
        maxAge,
      );
    case 'invites':
    case 'quizResults':
      return keptCount(context, name, { where: within(scope, staff, 'salespersonId') }, maxAge);
    case 'userLogs':
      return keptCount(context, name, { where: within(scope, staff, 'userId') }, maxAge);
    case 'inventory':
      return stockOf(context, staff.provider);
    case 'fragrances':
    case 'questions':
    case 'providers':
      return context.catalogue[name]();
    default:
      return keptCount(context, name, { where: [] }, maxAge);
  }
}
