import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

type CardProps = { title?: string; text?: string; isDanger?: boolean; children: ReactNode };

/** A surface of the office with a heading. */
export function Card({ title, text, isDanger = false, children }: CardProps) {
  const id = useId();
  return (
    <section
      className={isDanger ? `${styles.card} ${styles.danger}` : styles.card}
      {...(title ? { 'aria-labelledby': id } : {})}
    >
      {title && (
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      )}
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
