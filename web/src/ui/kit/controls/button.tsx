import { Button as FluentButton } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { type ButtonLinkProps, type ButtonProps, buttonClass } from '../../base/button-props.ts';
import styles from './button.module.css';

/** Fluent puts the text beside its icons: without an element of its own it could not change in a translated page. */
const ownElement = (children: ReactNode) =>
  typeof children === 'string' ? <span>{children}</span> : children;

export const Button = ({ look, isSmall, type = 'button', children, ...props }: ButtonProps) => (
  <FluentButton
    shape="circular"
    type={type}
    className={buttonClass(styles, look, isSmall)}
    {...props}
  >
    {ownElement(children)}
  </FluentButton>
);

/** A link to a file or another site that looks like a button. For links in the app, use `ButtonTo`. */
export const ButtonLink = ({ look, isSmall, children, ...props }: ButtonLinkProps) => (
  <FluentButton as="a" shape="circular" className={buttonClass(styles, look, isSmall)} {...props}>
    {ownElement(children)}
  </FluentButton>
);
