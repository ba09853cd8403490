import styles from './status-mark.module.css';

/** `plain`: neither good nor bad, such as a role. */
export type Tone = 'good' | 'open' | 'bad' | 'waiting' | 'quiet' | 'plain';

type StatusMarkProps = {
  tone: Tone;
  /** Without the chip: for a sentence in a narrow column. */
  isText?: boolean;
  children: string;
};

/** A state as a chip: a word, and a mark with a shape of its own, because color alone must not carry meaning. */
export const StatusMark = ({ tone, isText = false, children }: StatusMarkProps) => (
  <span className={[styles.mark, styles[tone], isText && styles.text].filter(Boolean).join(' ')}>
    {tone !== 'plain' && <span className={styles.dot} aria-hidden="true" />}
    <span>{children}</span>
  </span>
);
