import type { ReactNode } from 'react';
import { ScreenHeading } from '../base/screen-heading.tsx';
import styles from './message-page.module.css';

type MessagePageProps = {
  title: string;
  text: string;
  /** Small print below the text, such as the reference for support. */
  note?: string | undefined;
  children?: ReactNode;
};

/** A page with one message and a way to continue. */
export function MessagePage({ title, text, note, children }: MessagePageProps) {
  return (
    <section className={styles.page}>
      <div className={styles.rings} aria-hidden="true" />
      <ScreenHeading title={title} />
      <p className={styles.text}>{text}</p>
      {note && <p className={styles.note}>{note}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  );
}
