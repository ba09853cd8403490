import type { ComponentPropsWithoutRef, MouseEventHandler, ReactNode } from 'react';
import styles from './button.module.css';

type Look = 'amber' | 'ink' | 'quiet' | 'text' | 'bad';
type Common = { look?: Look; isSmall?: boolean; children: ReactNode };

const classOf = (look: Look, isSmall: boolean) =>
  [styles.button, styles[look], isSmall && styles.small].filter(Boolean).join(' ');

type ButtonProps = Common & {
  type?: 'button' | 'submit';
  disabled?: boolean;
  onClick?: () => void;
} & Pick<
    ComponentPropsWithoutRef<'button'>,
    'aria-disabled' | 'aria-describedby' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls'
  >;

/** Looks: at most one amber action per page; ink for the main action elsewhere; quiet for all others. */
export function Button({
  look = 'quiet',
  isSmall = false,
  type = 'button',
  onClick,
  ...props
}: ButtonProps) {
  const isBusy = props['aria-disabled'] === true || props['aria-disabled'] === 'true';
  return (
    <button
      {...props}
      type={type}
      className={classOf(look, isSmall)}
      onClick={(event) => {
        // Not `disabled`, because a busy button keeps the focus. Enter in a field triggers a click as well.
        if (isBusy) event.preventDefault();
        else onClick?.();
      }}
    />
  );
}

type ButtonLinkProps = Common & {
  href: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
} & Pick<ComponentPropsWithoutRef<'a'>, 'target' | 'rel'>;

/** A link to a file or another site that looks like a button. For links in the app, use `ButtonTo`. */
export function ButtonLink({
  look = 'quiet',
  isSmall = false,
  children,
  ...props
}: ButtonLinkProps) {
  return (
    <a {...props} className={classOf(look, isSmall)}>
      {children}
    </a>
  );
}
