import type { ReactNode, RefObject } from 'react';
import styles from './table-card.module.css';

type TableCardProps = { ref: RefObject<HTMLDivElement | null>; children: ReactNode };

/** The card around a table; on a phone, where each row is a card, there is none. */
export const TableCard = ({ ref, children }: TableCardProps) => (
  <div ref={ref} className={styles.card}>
    {children}
  </div>
);
