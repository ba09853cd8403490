import type { ReactNode } from 'react';
import styles from './hidden.module.css';

/** Words that are heard but not seen. */
export const Hidden = ({ children }: { children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);
