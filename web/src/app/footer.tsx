import { useWords } from '../lib/words/words.ts';
import styles from './layout.module.css';

export function Footer() {
  const { footer } = useWords();
  return <footer className={styles.footer}>{footer.copyright}</footer>;
}
