import { Bone, Skeleton } from '../ui/feedback/skeleton.tsx';
import styles from './layout.module.css';

/** Shown while a screen's code loads. */
export const ScreenSkeleton = () => (
  <Skeleton className={styles.skeleton ?? ''}>
    <Bone width="40%" height="52px" />
    <Bone width="70%" height="24px" />
  </Skeleton>
);
