import styles from './status-mark.module.css';

export type Tone = 'good' | 'open' | 'bad' | 'waiting' | 'quiet';

/** A state in a word, with a dot whose shape differs too: color alone never says it. */
export const StatusMark = ({ tone, children }: { tone: Tone; children: string }) => (
  <span className={`${styles.mark} ${styles[tone]}`}>
    <span className={styles.dot} aria-hidden="true" />
    <span>{children}</span>
  </span>
);
