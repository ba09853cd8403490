import type { ListName } from '@vse/domain/records/lists';
import type { Session } from '@vse/domain/records/users';
import { finderOf } from '@vse/domain/rules/words';
import { paths } from '../../../lib/paths.ts';
import { usePaletteWords } from '../../../lib/words/palette.ts';
import { useOfficeWords } from '../../../lib/words/words.ts';
import { kinds } from '../kinds.ts';
import { usePlaces } from '../rail/places.ts';
import { useWaiting } from '../rail/use-waiting.ts';
import { type Hit, type HitGroup, shownOf } from './hits.ts';

const ADDABLE = ['fragrances', 'questions', 'adjectives', 'providers', 'users'] as const;

/** The screens that the person may open, and what they may begin; all of them while nothing is typed. */
export function usePlaceGroups(
  session: Session,
  typed: string,
  lists: ReadonlySet<ListName>,
): HitGroup[] {
  const words = usePaletteWords();
  const office = useOfficeWords();
  const waitingIn = useWaiting();
  const isFound = finderOf(typed);
  const screens = usePlaces(session).map(({ name, label, href }): Hit => {
    const waiting = waitingIn(name)?.words.join(', ');
    const picture = { kind: 'icon', name } as const;
    return { key: `screen ${name}`, label, ...(waiting && { detail: waiting }), picture, href };
  });
  const action = (name: ListName, label: string, href: string): Hit => ({
    ...{ key: `action ${name}`, label, href },
    picture: { kind: 'icon', name },
  });
  const actions = [
    ...(lists.has('invites')
      ? [action('invites', words.invite, `${paths.invites.getHref()}?invite=1`)]
      : []),
    action('quizResults', office.dashboard.beginQuiz, paths.start.getHref()),
    ...ADDABLE.filter((name) => lists.has(name)).map((name) =>
      action(name, kinds[name].words(office).add, kinds[name].addHref),
    ),
  ];
  const matching = (hits: readonly Hit[]) => shownOf(hits.filter(({ label }) => isFound(label)));
  return [
    { name: 'screens', title: words.screens, hits: matching(screens) },
    { name: 'actions', title: words.actions, hits: matching(actions) },
  ];
}
