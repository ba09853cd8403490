import {
  Menu,
  MenuItem,
  MenuItemCheckbox,
  MenuList,
  MenuPopover,
} from '@fluentui/react-components';
import type { ReactElement } from 'react';
import styles from './open-menu.module.css';
import { isOn } from './popup.ts';

/** An item with `isChecked` is a checkbox: the menu stays open when it is pressed. */
export type MenuItems = readonly {
  label: string;
  icon?: ReactElement;
  isChecked?: boolean;
  onSelect: () => void;
}[];
type OpenMenuProps = {
  label: string;
  target: HTMLElement | null;
  items: MenuItems;
  onClose: () => void;
};

export const OpenMenu = ({ label, target, items, onClose }: OpenMenuProps) => (
  <Menu
    open
    onOpenChange={(event, { open }) => !open && !isOn(target, event) && onClose()}
    positioning={{ target, position: 'below', align: 'end' }}
    checkedValues={{ items: items.filter((item) => item.isChecked).map(({ label }) => label) }}
  >
    <MenuPopover className={styles.list ?? ''}>
      {/* Fluent (react-menu of 9.74) names it by the id of a trigger, which this menu does not have. */}
      <MenuList aria-label={label} aria-labelledby={undefined}>
        {items.map(({ label, icon, isChecked, onSelect }) =>
          isChecked === undefined ? (
            <MenuItem key={label} {...(icon && { icon })} onClick={onSelect}>
              {label}
            </MenuItem>
          ) : (
            <MenuItemCheckbox key={label} name="items" value={label} onClick={onSelect}>
              {label}
            </MenuItemCheckbox>
          ),
        )}
      </MenuList>
    </MenuPopover>
  </Menu>
);
