import type { ReactNode } from 'react';
import styles from './message-page.module.css';
import { ScreenHeading } from './screen-heading.tsx';

type MessagePageProps = { title: string; text: string; children?: ReactNode };

/** A page that says one thing kindly and offers a way on. */
export function MessagePage({ title, text, children }: MessagePageProps) {
  return (
    <section className={styles.page}>
      <div className={styles.rings} aria-hidden="true" />
      <ScreenHeading title={title} />
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.ways}>{children}</div>}
    </section>
  );
}
