import type { ReactNode } from 'react';
import { useWords } from '../lib/words/words.ts';
import styles from './layout.module.css';

export function Footer({ children }: { children: ReactNode }) {
  const { footer } = useWords();
  return (
    <footer className={styles.footer}>
      <span>{footer.copyright}</span>
      {children}
    </footer>
  );
}
