import type { ComponentProps } from 'react';
import { BareButton } from './bare-button.tsx';
import styles from './button.module.css';

/** A button that looks like a link: shows more of what is there, or takes something back. */
export const LinkButton = ({ className = '', ...props }: ComponentProps<'button'>) => (
  <BareButton className={`${styles.link} ${className}`} {...props} />
);
