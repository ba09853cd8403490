import { MenuItemLink } from '@fluentui/react-components';
import { useSession } from '../../lib/auth/session.ts';
import { screenHref } from '../../lib/screen-href.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { useLinkTo } from '../base/use-link-to.ts';
import { Menu } from './controls/menu.tsx';

const TARGETS = [
  'fragrances',
  'questions',
  'users',
  'adjectives',
  'providers',
  'invites',
  'quizResults',
] as const;

type TargetName = (typeof TARGETS)[number];

/** A menu that leads to every list of the office, for Admins. */
export function JumpTo() {
  const { parts } = useOfficeWords();
  const state = useSession();
  if (state.status !== 'signedIn' || state.session.kind !== 'Admin') return null;
  const targets = TARGETS.flatMap((name) => {
    const to = screenHref(name);
    return to === undefined ? [] : [{ name, to }];
  });
  return (
    <Menu label={parts.jumpTo}>
      {targets.map((target) => (
        <Target key={target.name} {...target} />
      ))}
    </Menu>
  );
}

function Target({ name, to }: { name: TargetName; to: string }) {
  const { parts } = useOfficeWords();
  return <MenuItemLink {...useLinkTo(to)}>{parts.jumpTargets[name]}</MenuItemLink>;
}
