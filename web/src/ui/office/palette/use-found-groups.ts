import { inviteState } from '@vse/domain/rules/invite-state';
import { paths } from '../../../lib/paths.ts';
import { useFormats } from '../../../lib/words/format.ts';
import { usePaletteWords } from '../../../lib/words/palette.ts';
import { useOfficeWords } from '../../../lib/words/words.ts';
import { type HitGroup, listHref, titlesIn } from './hits.ts';
import { useFound } from './use-found.ts';

/** The invites and results that the server finds. */
export function useFoundGroups(
  typed: string,
  isWanted: boolean,
  personName: (email: string) => string,
) {
  const office = useOfficeWords();
  const titles = titlesIn(office);
  const words = usePaletteWords();
  const { date } = useFormats();
  const found = useFound(typed, isWanted);
  const now = new Date();
  const allOf = (href: string, hasMore: boolean) =>
    hasMore ? { label: office.parts.all, href: listHref(href, typed) } : undefined;
  const groups: HitGroup[] = [
    {
      name: 'invites',
      title: titles.invites,
      hits: found.invites.items.map((invite) => ({
        key: `invites ${invite.id}`,
        label: invite.name,
        detail: [
          office.invites.state[inviteState(invite, now)],
          invite.salesperson && words.invitedBy(personName(invite.salesperson)),
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
      title: titles.quizResults,
      hits: found.results.items.map((result) => ({
        key: `quizResults ${result.id}`,
        label: result.name || result.email,
        detail: result.quizCompleteDate
          ? words.completed(date(result.quizCompleteDate))
          : words.begun(date(result.quizStartDate)),
        picture: { kind: 'icon', name: 'quizResults' },
        href: paths[result.quizCompleteDate ? 'quizComplete' : 'quiz'].getHref(result.id),
      })),
      total: found.results.hasMore ? undefined : found.results.items.length,
      all: allOf(paths.quizResults.getHref(), found.results.hasMore),
    },
  ];
  return { ...found, groups };
}
