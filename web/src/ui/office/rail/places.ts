import { type ListName, listsOf } from '@vse/domain/records/lists';
import type { Session } from '@vse/domain/records/users';
import { paths } from '../../../lib/paths.ts';
import { type OfficeWords, useOfficeWords } from '../../../lib/words/words.ts';

export type PlaceName = 'dashboard' | ListName;
export type Place = {
  name: PlaceName;
  label: string;
  href: string;
  /** The dashboard is in none. */
  group?: keyof OfficeWords['rail']['groups'];
};

/** A list without a name here does not compile. */
const namesIn = ({ parts, rail, tiles, dashboard }: OfficeWords): Record<PlaceName, string> => ({
  ...parts.jumpTargets,
  dashboard: parts.dashboard,
  inventory: rail.inventory,
  quizResults: parts.history,
  userLogs: tiles.userLogs,
  audit: dashboard.auditLog,
  changes: rail.changes,
  insight: rail.insight,
  people: rail.people,
  jobs: rail.jobs,
});

/** The screens that the person may open, in the order of the rail. */
export function usePlaces({ kind, provider }: Session): Place[] {
  const names = namesIn(useOfficeWords());
  const dashboard = { name: 'dashboard', label: names.dashboard, href: paths.dashboard.getHref() };
  const lists = listsOf(kind, provider !== null).map(({ name, group }) => ({
    name,
    group,
    label: names[name],
    href:
      name === 'inventory' ? paths.inventory.getHref(provider?.id ?? '') : paths[name].getHref(),
  }));
  return [dashboard as Place, ...lists];
}

/** The place that an address belongs to: its own, or that of a page below it. */
export const placeAt = (places: readonly Place[], pathname: string) =>
  places.find(({ href }) => `${pathname}/`.startsWith(`${href}/`));
