import {
  Menu,
  MenuButton,
  MenuItemLink,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { useSession } from '../../lib/auth/session.ts';
import { screenHref } from '../../lib/screen-href.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { useLinkTo } from '../base/use-link-to.ts';
import styles from './jump-to.module.css';

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
    <Menu positioning="below-end" inline>
      <MenuTrigger disableButtonEnhancement>
        <MenuButton className={styles.trigger ?? ''}>{parts.jumpTo}</MenuButton>
      </MenuTrigger>
      <MenuPopover className={styles.list ?? ''}>
        <MenuList>
          {targets.map((target) => (
            <Target key={target.name} {...target} />
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

function Target({ name, to }: { name: TargetName; to: string }) {
  const { parts } = useOfficeWords();
  return <MenuItemLink {...useLinkTo(to)}>{parts.jumpTargets[name]}</MenuItemLink>;
}
