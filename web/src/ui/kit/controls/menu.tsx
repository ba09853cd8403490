import { type ReactNode, useRef, useState } from 'react';
import { lazyIn } from '../../../lib/browser/lazy-in.tsx';
import { whenLoaded } from '../../../lib/browser/lost-parts.ts';
import { MoreIcon } from '../../base/staff-icons.tsx';
import { BareButton } from './bare-button.tsx';
import { Button } from './button.tsx';
import styles from './menu.module.css';
import type { MenuItems } from './open-menu.tsx';

/** Fluent's menu comes when one opens first. */
const OpenMenu = lazyIn(async () => (await import('./open-menu.tsx')).OpenMenu);

type MenuProps = { label: string; items: MenuItems };

/** What a button needs to open a menu, and the menu. It is made when it opens, because each row of a list may have one. */
function useMenu({ label, items }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const menu: ReactNode = isOpen && (
    <OpenMenu label={label} target={button.current} items={items} onClose={close} />
  );
  const trigger = {
    ref: button,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    onClick: () => (isOpen ? close() : void whenLoaded(OpenMenu, () => setOpen(true))),
  } as const;
  return { trigger, menu };
}

/** A button that opens a menu. */
export function Menu(props: MenuProps) {
  const { trigger, menu } = useMenu(props);
  return (
    <>
      <Button {...trigger}>{props.label}</Button>
      {menu}
    </>
  );
}

/** Three dots that open a menu. The label is the accessible name. */
export function MoreMenu(props: MenuProps) {
  const { trigger, menu } = useMenu(props);
  return (
    <>
      <BareButton {...trigger} className={styles.more} aria-label={props.label}>
        <MoreIcon />
      </BareButton>
      {menu}
    </>
  );
}
