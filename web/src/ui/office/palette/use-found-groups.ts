import { inviteState } from '@vse/domain/rules/invite-state';
import { paths } from '../../../lib/paths.ts';
import { useFormats } from '../../../lib/words/format.ts';
import { usePaletteWords } from '../../../lib/words/palette.ts';
import { useOfficeWords } from '../../../lib/words/words.ts';
import { type HitGroup, listHref, titlesIn } from './hits.ts';
import { useFound } from './use-found.ts';

/** The invites and results that the server finds. */
export function useFoundGroups(typed: string, isWanted: boolean) {
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
        detail: `${office.invites.state[inviteState(invite, now)]} · ${invite.email}`,
        picture: { kind: 'person', name: invite.name },
        href: listHref(paths.invites.getHref(), invite.email),
      })),
      all: allOf(paths.invites.getHref(), found.invites.hasMore),
    },
    {
      name: 'quizResults',
      title: titles.quizResults,
      hits: found.results.items.map(({ id, name, email, quizStartDate, quizCompleteDate }) => ({
        key: `quizResults ${id}`,
        label: name || email,
        detail: quizCompleteDate
          ? words.completed(date(quizCompleteDate))
          : words.begun(date(quizStartDate)),
        picture: { kind: 'icon', name: 'quizResults' },
        href: quizCompleteDate ? paths.quizComplete.getHref(id) : paths.quiz.getHref(id),
      })),
      all: allOf(paths.quizResults.getHref(), found.results.hasMore),
    },
  ];
  return { ...found, groups };
}
