import {
  Menu as FluentMenu,
  type MenuProps as FluentMenuProps,
  MenuButton,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import styles from './menu.module.css';

type MenuProps = Pick<FluentMenuProps, 'checkedValues' | 'onCheckedValueChange'> & {
  label: string;
  /** Fluent's menu items. */
  children: ReactNode;
};

/** A button that opens a menu. */
export const Menu = ({ label, children, ...menu }: MenuProps) => (
  <FluentMenu positioning="below-end" inline {...menu}>
    <MenuTrigger disableButtonEnhancement>
      <MenuButton className={styles.trigger ?? ''}>{label}</MenuButton>
    </MenuTrigger>
    <MenuPopover className={styles.list ?? ''}>
      <MenuList>{children}</MenuList>
    </MenuPopover>
  </FluentMenu>
);
