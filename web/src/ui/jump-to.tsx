import {
  Menu,
  MenuButton,
  MenuItem,
  MenuItemLink,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { useNavigate } from 'react-router';
import { screenHref } from '../lib/screen-href.ts';
import { useOfficeWords } from '../lib/words/words.ts';
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

/** From one list of the office to any other. What the app has no screen for yet cannot be chosen, and says so. */
export function JumpTo() {
  const { parts } = useOfficeWords();
  const navigate = useNavigate();
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <MenuButton className={styles.button}>{parts.jumpTo}</MenuButton>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {TARGETS.map((target) => {
            const href = screenHref(target);
            if (!href)
              return (
                <MenuItem key={target} disabled secondaryContent={parts.notYet}>
                  {parts.jumpTargets[target]}
                </MenuItem>
              );
            return (
              <MenuItemLink
                key={target}
                href={href}
                className={styles.link}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  navigate(href);
                }}
              >
                {parts.jumpTargets[target]}
              </MenuItemLink>
            );
          })}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
