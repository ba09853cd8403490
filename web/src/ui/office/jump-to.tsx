import { MenuItemLink } from '@fluentui/react-components';
import { permissions } from '@vse/domain/access/permissions';
import { JUMP_NAMES, type JumpName } from '@vse/domain/records/lists';
import { may } from '../../lib/auth/may.ts';
import { useSession } from '../../lib/auth/session.ts';
import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { useLinkTo } from '../base/use-link-to.ts';
import { Menu } from '../kit/controls/menu.tsx';

/** A menu that leads to every list of the office (specification, text 1 section 6: for Admins). */
export function JumpTo() {
  const { parts } = useOfficeWords();
  const state = useSession();
  if (state.status !== 'signedIn' || !may(state.session, permissions.dashboard.jump)) return null;
  return (
    <Menu label={parts.jumpTo}>
      {JUMP_NAMES.map((name) => (
        <Target key={name} name={name} />
      ))}
    </Menu>
  );
}

function Target({ name }: { name: JumpName }) {
  const { parts } = useOfficeWords();
  return (
    <MenuItemLink {...useLinkTo(paths[name].getHref())}>{parts.jumpTargets[name]}</MenuItemLink>
  );
}
