import type { ReactNode } from 'react';
import { useWords } from '../../lib/words/words.ts';
import { Hidden } from '../base/hidden.tsx';
import styles from './reloading.module.css';

/** Content that stays while its next state loads. It is paler then, and screen readers announce the loading. */
export function Reloading({ isLoading, children }: { isLoading: boolean; children: ReactNode }) {
  const { common } = useWords();
  return (
    <>
      {/* Outside the busy element, because screen readers do not announce changes inside it. */}
      <Hidden>
        <span role="status">{isLoading && common.loading}</span>
      </Hidden>
      <div className={styles.kept} aria-busy={isLoading}>
        {children}
      </div>
    </>
  );
}
