import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** A line or two that matter on this page and are no error of the person's. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <div role="status" className={styles.notice}>
    {children}
  </div>
);
