import type { ReactNode } from 'react';
import styles from './notice.module.css';
import { useAnnounced } from './use-announced.ts';

/** One or two lines that matter on this page but are not an error. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <div role="status" className={styles.notice}>
    {useAnnounced() && children}
  </div>
);
