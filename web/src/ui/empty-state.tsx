import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type EmptyStateProps = { title: string; text?: string; children?: ReactNode };

/** In place of a table that has no rows: why, and what can be done. */
export const EmptyState = ({ title, text, children }: EmptyStateProps) => (
  <section className={styles.place}>
    <h2 className={styles.title}>{title}</h2>
    {text && <p>{text}</p>}
    {children}
  </section>
);
