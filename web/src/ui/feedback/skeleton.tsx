import type { ReactNode } from 'react';
import { useWords } from '../../lib/words/words.ts';
import { Hidden } from '../base/hidden.tsx';
import styles from './skeleton.module.css';
import { useAnnounced } from './use-announced.ts';

/**
 * The shape of the loading content in its size, so that the layout does not move. Screen readers announce the loading.
 */
export function Skeleton({ children, className }: { children: ReactNode; className?: string }) {
  const words = useWords();
  const isAnnounced = useAnnounced();
  return (
    <>
      {/* Outside the busy element, because screen readers do not announce changes inside it. */}
      <Hidden>
        <span role="status">{isAnnounced && words.common.loading}</span>
      </Hidden>
      <div className={className} aria-busy="true">
        {children}
      </div>
    </>
  );
}

type BoneProps = { width?: string; height: string; radius?: string };

export const Bone = ({ width = '100%', height, radius = '8px' }: BoneProps) => (
  <div className={styles.bone} style={{ width, height, borderRadius: radius }} />
);
