import type { MouseEvent, RefObject } from 'react';
import { useWords } from '../lib/words/words.ts';
import styles from './layout.module.css';

/** Leads past the header. Until the code has come, the browser follows the link itself. */
export function SkipLink({ main }: { main: RefObject<HTMLElement | null> }) {
  const words = useWords();
  // The browser would add a step to the history, which asks about unsaved changes.
  function skip(event: MouseEvent) {
    event.preventDefault();
    main.current?.focus();
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a part of the page, also without this code
    <a className={styles.skip} href="#main" onClick={skip}>
      {words.header.skip}
    </a>
  );
}
