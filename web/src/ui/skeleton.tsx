import type { ReactNode } from 'react';
import { useWords } from '../lib/words/words.ts';
import { Hidden } from './hidden.tsx';
import styles from './skeleton.module.css';

/** The shape of what is coming, in its size, so that nothing jumps; `label` is what a screen reader hears. */
export function Skeleton({ children, className }: { children: ReactNode; className?: string }) {
  const words = useWords();
  return (
    <div className={className} aria-busy="true">
      <Hidden>
        <span role="status">{words.common.loading}</span>
      </Hidden>
      {children}
    </div>
  );
}

type BoneProps = { width?: string; height: string; radius?: string };

export const Bone = ({ width = '100%', height, radius = '8px' }: BoneProps) => (
  <div className={styles.bone} style={{ width, height, borderRadius: radius }} />
);
