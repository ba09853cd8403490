import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type EmptyStateProps = { title: string; text?: string; children?: ReactNode };

/** Replaces a table without rows: says why it is empty and what to do. */
export const EmptyState = ({ title, text, children }: EmptyStateProps) => (
  <section className={styles.place}>
    <h2 className={styles.title}>{title}</h2>
    {text && <p>{text}</p>}
    {children}
  </section>
);
