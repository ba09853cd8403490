import { Button as FluentButton } from '@fluentui/react-components';
import { type ButtonLinkProps, type ButtonProps, buttonClass } from '../../base/button-props.ts';
import styles from './button.module.css';

export const Button = ({ look, isSmall, type = 'button', ...props }: ButtonProps) => (
  <FluentButton
    shape="circular"
    type={type}
    className={buttonClass(styles, look, isSmall)}
    {...props}
  />
);

/** A link to a file or another site that looks like a button. For links in the app, use `ButtonTo`. */
export const ButtonLink = ({ look, isSmall, ...props }: ButtonLinkProps) => (
  <FluentButton as="a" shape="circular" className={buttonClass(styles, look, isSmall)} {...props} />
);
