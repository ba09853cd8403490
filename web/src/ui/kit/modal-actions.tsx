import type { ReactNode } from 'react';
import styles from './modal-actions.module.css';

/** The buttons at the bottom of a dialog, with the main one last. */
export const ModalActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
