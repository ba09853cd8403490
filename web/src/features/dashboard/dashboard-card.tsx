import { type ReactNode, useId } from 'react';
import styles from './dashboard.module.css';

type DashboardCardProps = { title: string; text?: string; aside?: ReactNode; children: ReactNode };

/** A card whose rows reach its edges. `aside` is at the end of its head. */
export function DashboardCard({ title, text, aside, children }: DashboardCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  );
}
