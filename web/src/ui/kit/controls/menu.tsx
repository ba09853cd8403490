import { type ReactNode, useRef, useState } from 'react';
import { lazyIn } from '../../../lib/browser/lazy-part.tsx';
import { MoreIcon } from '../../base/staff-icons.tsx';
import { BareButton } from './bare-button.tsx';
import { Button } from './button.tsx';
import styles from './menu.module.css';
import type { MenuItems } from './open-menu.tsx';

/** Fluent's menu comes when one opens first. */
const OpenMenu = lazyIn(async () => (await import('./open-menu.tsx')).OpenMenu);

type MenuProps = { label: string; items: MenuItems };

/** What a button needs to open a menu, and the menu. It is made when it opens, because each row of a list may have one. */
function useMenu(items: MenuItems) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const menu: ReactNode = isOpen && (
    <OpenMenu target={button.current} items={items} onClose={close} />
  );
  const trigger = {
    ref: button,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    onClick: () => setOpen(true),
  } as const;
  return { trigger, menu };
}

/** A button that opens a menu. */
export function Menu({ label, items }: MenuProps) {
  const { trigger, menu } = useMenu(items);
  return (
    <>
      <Button {...trigger}>{label}</Button>
      {menu}
    </>
  );
}

/** Three dots that open a menu. The label is the accessible name. */
export function MoreMenu({ label, items }: MenuProps) {
  const { trigger, menu } = useMenu(items);
  return (
    <>
      <BareButton {...trigger} className={styles.more} aria-label={label}>
        <MoreIcon />
      </BareButton>
      {menu}
    </>
  );
}
