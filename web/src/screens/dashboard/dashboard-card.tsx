import { type ReactNode, useId } from 'react';
import styles from './dashboard.module.css';

type DashboardCardProps = { title: string; text?: string; children: ReactNode };

/** A card whose rows reach its edges. */
export function DashboardCard({ title, text, children }: DashboardCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {children}
    </section>
  );
}
