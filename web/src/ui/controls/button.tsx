import { type ButtonLinkProps, type ButtonProps, buttonClass } from '../base/button-props.ts';
import styles from './button.module.css';

export function Button({ look, isSmall, type = 'button', onClick, ...props }: ButtonProps) {
  const isBusy = props['aria-disabled'] === true || props['aria-disabled'] === 'true';
  return (
    <button
      {...props}
      type={type}
      className={buttonClass(styles, look, isSmall)}
      onClick={(event) => {
        // Not `disabled`, because a busy button keeps the focus. Enter in a field triggers a click as well.
        if (isBusy) event.preventDefault();
        else onClick?.();
      }}
    />
  );
}

/** A link to a file or another site that looks like a button. For links in the app, use `ButtonTo`. */
export const ButtonLink = ({ look, isSmall, children, ...props }: ButtonLinkProps) => (
  <a {...props} className={buttonClass(styles, look, isSmall)}>
    {children}
  </a>
);
