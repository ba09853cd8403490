import type { ComponentPropsWithoutRef, MouseEventHandler, ReactNode } from 'react';
import looks from './button-looks.module.css';

/** Looks: at most one amber action per page; ink for the main action elsewhere; quiet for all others. */
type Look = 'amber' | 'ink' | 'quiet' | 'text' | 'bad';
type Common = { look?: Look; isSmall?: boolean; children: ReactNode };

export type ButtonProps = Common & {
  type?: 'button' | 'submit';
  disabled?: boolean;
  onClick?: () => void;
} & Pick<
    ComponentPropsWithoutRef<'button'>,
    | 'form'
    | 'aria-label'
    | 'aria-disabled'
    | 'aria-describedby'
    | 'aria-haspopup'
    | 'aria-expanded'
    | 'aria-pressed'
    | 'aria-controls'
  >;

export type ButtonLinkProps = Common & {
  href: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
} & Pick<ComponentPropsWithoutRef<'a'>, 'target' | 'rel'>;

export type ButtonToProps = Omit<ButtonLinkProps, 'href'> & { to: string };

export const buttonClass = (styles: CSSModuleClasses, look: Look = 'quiet', isSmall = false) =>
  [styles.button, styles[look], looks.look, looks[look], isSmall && styles.small]
    .filter(Boolean)
    .join(' ');
