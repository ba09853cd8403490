import { JUMP_NAMES, type ListName } from '@vse/domain/records/lists';
import type { Session } from '@vse/domain/records/users';
import { finderOf } from '@vse/domain/rules/words';
import type { Hit } from '../../features/finder.ts';
import { features } from '../../features/index.ts';
import { useFeatureLinks } from '../rail/feature-links.ts';
import { useWaiting } from '../rail/use-waiting.ts';
import { type HitGroup, shownOf } from './hits.ts';
import { useFinderWords } from './use-finder-words.ts';

/** The screens that the person may open, and what they may begin; all of them while nothing is typed. */
export function useFeatureGroups(
  session: Session,
  typed: string,
  lists: ReadonlySet<ListName>,
): HitGroup[] {
  const words = useFinderWords();
  const waitingIn = useWaiting();
  const isFound = finderOf(typed);
  const screens = useFeatureLinks(session).map(({ name, label, href }): Hit => {
    const waiting = waitingIn(name)?.words.join(', ');
    const picture = { kind: 'icon', name } as const;
    return { key: `screen ${name}`, label, ...(waiting && { detail: waiting }), picture, href };
  });
  const action = (name: ListName, label: string, href: string): Hit => ({
    ...{ key: `action ${name}`, label, href },
    picture: { kind: 'icon', name },
  });
  const open = JUMP_NAMES.filter((name) => lists.has(name));
  const begun = open.flatMap((name) => {
    const { begin } = features[name];
    return begin ? [action(name, begin.label(words), begin.href)] : [];
  });
  const added = open.flatMap((name) => {
    const { record } = features[name];
    return record ? [action(name, record.words(words.office).add, record.addHref)] : [];
  });
  const matching = (hits: readonly Hit[]) => shownOf(hits.filter(({ label }) => isFound(label)));
  return [
    { name: 'screens', title: words.palette.screens, hits: matching(screens) },
    { name: 'actions', title: words.palette.actions, hits: matching([...begun, ...added]) },
  ];
}
