import type { ListName } from '@vse/domain/records/lists';
import { inviteState } from '@vse/domain/rules/invite-state';
import { wordsOf } from '@vse/domain/rules/words';
import { features } from '../../features/index.ts';
import { paths } from '../../lib/paths.ts';
import { useStaffNames } from '../../lib/records/use-staff-names.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { usePaletteWords } from '../../lib/words/palette.ts';
import { type HitGroup, listHref } from './hits.ts';
import { useFound } from './use-found.ts';

/** The invites and results that the server finds. */
export function useFoundGroups(typed: string, lists: ReadonlySet<ListName>) {
  const office = useOfficeWords();
  const isWanted = lists.has('invites') && lists.has('quizResults');
  const staff = useStaffNames({ isWanted: lists.has('users') && wordsOf(typed).length > 0 });
  const words = usePaletteWords();
  const { date } = useFormats();
  const found = useFound(typed, isWanted);
  const now = new Date();
  const allOf = (href: string, hasMore: boolean) =>
    hasMore ? { label: office.parts.all, href: listHref(href, typed) } : undefined;
  const groups: HitGroup[] = [
    {
      name: 'invites',
      title: features.invites.label(office),
      hits: found.invites.items.map((invite) => ({
        key: `invites ${invite.id}`,
        label: invite.name,
        detail: [
          office.invites.state[inviteState(invite, now)],
          invite.salesperson &&
            words.invitedBy({ name: staff.nameOf(invite.salesperson) ?? invite.salesperson }),
          invite.email,
        ]
          .filter(Boolean)
          .join(' · '),
        picture: { kind: 'person', name: invite.name },
        href: listHref(paths.invites.getHref(), invite.email),
      })),
      total: found.invites.hasMore ? undefined : found.invites.items.length,
      all: allOf(paths.invites.getHref(), found.invites.hasMore),
    },
    {
      name: 'quizResults',
      title: office.rail.groups.results,
      hits: found.results.items.map((result) => ({
        key: `quizResults ${result.id}`,
        label: result.name || result.email,
        detail: result.quizCompleteDate
          ? words.completed({ date: date(result.quizCompleteDate) })
          : words.begun({ date: date(result.quizStartDate) }),
        picture: { kind: 'icon', name: 'quizResults' },
        href: paths[result.quizCompleteDate ? 'quizComplete' : 'quiz'].getHref(result.id),
      })),
      total: found.results.hasMore ? undefined : found.results.items.length,
      all: allOf(paths.quizResults.getHref(), found.results.hasMore),
    },
  ];
  return { ...found, groups };
}
