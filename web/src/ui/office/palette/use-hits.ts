import { listUserSettings } from '@vse/domain/contract/calls';
import { MOST_FOUND } from '@vse/domain/records/found';
import { type CatalogueName, type ListName, listsOf } from '@vse/domain/records/lists';
import { NO_ROLE, type Session } from '@vse/domain/records/users';
import { emailKey } from '@vse/domain/rules/keys';
import { isPublished, type PublishState } from '@vse/domain/rules/publish-state';
import { wordsOf } from '@vse/domain/rules/words';
import { useStaffAll } from '../../../lib/api/staff.ts';
import { paths } from '../../../lib/paths.ts';
import { useAdjectives } from '../../../lib/records/use-adjectives.ts';
import { useFragranceRows } from '../../../lib/records/use-fragrance-rows.ts';
import { useProviderRecords } from '../../../lib/records/use-providers.ts';
import { useQuestionList } from '../../../lib/records/use-question-list.ts';
import { useFormats } from '../../../lib/words/format.ts';
import { usePaletteWords } from '../../../lib/words/palette.ts';
import { useOfficeWords } from '../../../lib/words/words.ts';
import { type Hit, type HitGroup, listHref, matchingRows, shownOf, titlesIn } from './hits.ts';
import { useFoundGroups } from './use-found-groups.ts';
import { usePlaceGroups } from './use-place-groups.ts';

/** All that the person may open and that matches, in groups without empty ones. */
export function useHits(session: Session, typed: string) {
  const lists = new Set<ListName>(
    listsOf(session.kind, session.provider !== null).map(({ name }) => name),
  );
  const isTyped = wordsOf(typed).length > 0;
  const people = usePeople(session, typed, isTyped && lists.has('users'));
  const found = useFoundGroups(
    typed,
    lists.has('invites') && lists.has('quizResults'),
    people.personName,
  );
  const catalogue = useCatalogue(typed, (name) => isTyped && lists.has(name));
  const places = usePlaceGroups(session, typed, lists);
  const groups = [people, ...found.groups, ...catalogue.groups, ...places];
  return {
    groups: groups.filter(({ hits }) => hits.length > 0),
    isPending: found.isPending || catalogue.isLoading || people.isLoading,
    hasFailed: found.hasFailed || catalogue.hasFailed || people.hasFailed,
  };
}

type GroupOptions<Row> = {
  name: CatalogueName | 'users';
  rows: readonly Row[] | undefined;
  textOf: (row: Row) => string;
  hitOf: (row: Row) => Omit<Hit, 'key'>;
};

/** Makes the group of a list that the browser searches. */
function useGroupOf(typed: string) {
  const words = usePaletteWords();
  const titles = titlesIn(useOfficeWords());
  const { number } = useFormats();
  return <Row extends { id: string }>({ name, rows, textOf, hitOf }: GroupOptions<Row>) => {
    const matching = matchingRows(rows, typed, textOf);
    const href = listHref(paths[name].getHref(), typed);
    return {
      name,
      title: titles[name],
      hits: shownOf(matching).map((row) => ({ key: `${name} ${row.id}`, ...hitOf(row) })),
      total: matching.length,
      all:
        matching.length > MOST_FOUND
          ? { label: words.all(number(matching.length)), href }
          : undefined,
    } satisfies HitGroup;
  };
}

function usePeople({ email }: Session, typed: string, isWanted: boolean) {
  const { users } = useOfficeWords();
  const { thatIsYou } = usePaletteWords();
  const groupOf = useGroupOf(typed);
  const { items, error } = useStaffAll(listUserSettings, { isWanted });
  const nameOf = (user: { firstName: string; lastName: string }) =>
    `${user.firstName} ${user.lastName}`.trim();
  const group = groupOf({
    name: 'users',
    rows: items,
    textOf: (user) => `${nameOf(user)}\n${user.email}`,
    hitOf: (user) => {
      const role = user.role === NO_ROLE ? users.noRole : user.role;
      return {
        label: nameOf(user) || user.email,
        detail:
          emailKey(user.email) === emailKey(email) ? thatIsYou(role) : `${role} · ${user.email}`,
        picture: { kind: 'person', name: nameOf(user) },
        href: paths.user.getHref(user.id),
      };
    },
  });
  return {
    ...group,
    ...stateOf(isWanted, items, error),
    /** The name of a member of staff; the address of one whom the person may not see. */
    personName: (address: string) => {
      const found = items?.find((user) => emailKey(user.email) === emailKey(address));
      return (found && nameOf(found)) || address;
    },
  };
}

function useCatalogue(typed: string, wants: (name: CatalogueName) => boolean) {
  const { fragrances, questions } = useOfficeWords();
  const words = usePaletteWords();
  const { number } = useFormats();
  const groupOf = useGroupOf(typed);
  const { lists, ...state } = useCatalogueLists(wants);
  const draft = (state: PublishState, named: Record<PublishState, string>) =>
    isPublished({ publishState: state }) ? undefined : named[state];
  const groups: HitGroup[] = [
    groupOf({
      name: 'fragrances',
      rows: lists.fragrances.items,
      textOf: ({ name, sku }) => `${name}\n${sku}`,
      hitOf: (row) => ({
        label: row.name,
        detail: `${row.sku} · ${fragrances.family[row.family]}`,
        mark: draft(row.publishState, fragrances.state),
        picture: { kind: 'thumbnail', url: row.thumbnailUrl },
        href: paths.fragrance.getHref(row.id),
      }),
    }),
    groupOf({
      name: 'questions',
      rows: lists.questions.items,
      textOf: ({ questionText }) => questionText,
      hitOf: (row) => ({
        label: row.questionText,
        detail: `${words.question(number(row.sortOrder))} · ${questions.types[row.type]}`,
        mark: draft(row.publishState, questions.state),
        picture: { kind: 'icon', name: 'questions' },
        href: paths.question.getHref(row.id),
      }),
    }),
    groupOf({
      name: 'adjectives',
      rows: lists.adjectives.items,
      textOf: ({ name }) => name,
      hitOf: ({ id, name }) => ({
        label: name,
        picture: { kind: 'icon', name: 'adjectives' },
        href: paths.adjective.getHref(id),
      }),
    }),
    groupOf({
      name: 'providers',
      rows: lists.providers.items,
      textOf: ({ name }) => name,
      hitOf: ({ id, name }) => ({
        label: name,
        picture: { kind: 'icon', name: 'providers' },
        href: paths.provider.getHref(id),
      }),
    }),
  ];
  return { groups, ...state };
}

function useCatalogueLists(wants: (name: CatalogueName) => boolean) {
  const lists = {
    fragrances: useFragranceRows({ isWanted: wants('fragrances') }),
    questions: useQuestionList({ isWanted: wants('questions') }),
    adjectives: useAdjectives({ isWanted: wants('adjectives') }),
    providers: useProviderRecords({ isWanted: wants('providers') }),
  };
  const states = (['fragrances', 'questions', 'adjectives', 'providers'] as const).map((name) =>
    stateOf(wants(name), lists[name].items, lists[name].error),
  );
  return {
    lists,
    isLoading: states.some(({ isLoading }) => isLoading),
    hasFailed: states.some(({ hasFailed }) => hasFailed),
  };
}

const stateOf = (isWanted: boolean, items: unknown, error: unknown) => ({
  isLoading: isWanted && items === undefined && error === undefined,
  hasFailed: isWanted && items === undefined && error !== undefined,
});
