import { listsOf } from '@vse/domain/records/lists';
import type { Session } from '@vse/domain/records/users';
import type { FeatureName } from '../../features/feature.ts';
import { features } from '../../features/index.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import type { OfficeWords } from '../../lib/words/types.ts';

export type FeatureLink = {
  name: FeatureName;
  label: string;
  href: string;
  /** The dashboard is in none. */
  group?: keyof OfficeWords['rail']['groups'];
};

/** The features that the person may open, in the order of the rail. */
export function useFeatureLinks(session: Session): FeatureLink[] {
  const office = useOfficeWords();
  const place = (name: FeatureName) => ({
    name,
    label: features[name].label(office),
    href: features[name].href(session),
  });
  const lists = listsOf(session.kind, session.provider !== null);
  return [place('dashboard'), ...lists.map(({ name, group }) => ({ ...place(name), group }))];
}

/** The place that an address belongs to: its own, or that of a page below it. */
export const linkAt = (links: readonly FeatureLink[], pathname: string) =>
  links.find(({ href }) => `${pathname}/`.startsWith(`${href}/`));
