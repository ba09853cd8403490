import {
  type ButtonProps,
  renderButton_unstable,
  useButton_unstable,
} from '@fluentui/react-components';
import type { ComponentProps } from 'react';
import styles from './bare-button.module.css';

/** Fluent's button without its looks, for what does not look like a button: a tab, a picture, a name in a table. */
export const BareButton = ({ ref, className = '', ...props }: ComponentProps<'button'>) =>
  renderButton_unstable(
    useButton_unstable(
      { ...(props as ButtonProps), className: `${styles.bare} ${className}` },
      ref ?? null,
    ),
  );
