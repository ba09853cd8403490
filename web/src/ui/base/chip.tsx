import styles from './chip.module.css';

export const Chip = ({ children }: { children: string }) => (
  <span className={styles.chip}>{children}</span>
);
