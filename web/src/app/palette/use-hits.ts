import { MOST_FOUND } from '@vse/domain/records/found';
import { JUMP_NAMES, type ListName, listsOf } from '@vse/domain/records/lists';
import type { Session } from '@vse/domain/records/users';
import { wordsOf } from '@vse/domain/rules/words';
import type { Finder } from '../../features/finder.ts';
import { features } from '../../features/index.ts';
import { type HitGroup, listHref, matchingRows, shownOf } from './hits.ts';
import { useFeatureGroups } from './use-feature-groups.ts';
import { useFinderWords } from './use-finder-words.ts';
import { useFoundGroups } from './use-found-groups.ts';

/** All that the person may open and that matches, in groups without empty ones. People come first. */
export function useHits(session: Session, typed: string) {
  const lists = listsOf(session.kind, session.provider !== null);
  const names = new Set<ListName>(lists.map(({ name }) => name));
  const isPeople = ({ name }: HitGroup) =>
    lists.some((list) => list.name === name && list.group === 'people');
  const held = useHeldGroups(session, typed, names);
  const found = useFoundGroups(typed, names);
  const places = useFeatureGroups(session, typed, names);
  const groups = [
    ...held.groups.filter(isPeople),
    ...found.groups,
    ...held.groups.filter((group) => !isPeople(group)),
    ...places,
  ];
  return {
    groups: groups.filter(({ hits }) => hits.length > 0),
    isPending: found.isPending || held.isLoading,
    hasFailed: found.hasFailed || held.hasFailed,
  };
}

/** Those of all features, in the order of "Jump to..". */
const FINDERS = Object.values(
  import.meta.glob<Finder>('../../features/*/finder.ts', { eager: true, import: 'finder' }),
).toSorted((a, b) => JUMP_NAMES.indexOf(a.name) - JUMP_NAMES.indexOf(b.name));

/** What is found in the lists that the browser holds. */
function useHeldGroups(session: Session, typed: string, lists: ReadonlySet<ListName>) {
  const words = useFinderWords();
  const isTyped = wordsOf(typed).length > 0;
  const held = FINDERS.map((finder) => {
    const isWanted = isTyped && lists.has(finder.name);
    // biome-ignore lint/correctness/useHookAtTopLevel: the same finders are asked at each render
    const { items, error } = finder.useRows({ isWanted });
    return { finder, items, error, isMissing: isWanted && items === undefined };
  });
  const groups = held.map(({ finder, items }): HitGroup => {
    const { name } = finder;
    const { label, href } = features[name];
    const matching = matchingRows(items, typed, finder.textOf);
    const hits = shownOf(matching).map((row) => ({
      key: `${name} ${row.id}`,
      ...finder.hitOf(row, words, session),
    }));
    const all = {
      label: words.palette.all({ count: words.number(matching.length) }),
      href: listHref(href(session), typed),
    };
    return {
      name,
      title: finder.title?.(words.office) ?? label(words.office),
      hits,
      total: matching.length,
      all: matching.length > MOST_FOUND ? all : undefined,
    };
  });
  return {
    groups,
    isLoading: held.some(({ isMissing, error }) => isMissing && error === undefined),
    hasFailed: held.some(({ isMissing, error }) => isMissing && error !== undefined),
  };
}
