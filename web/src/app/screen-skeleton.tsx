import { Bone, Skeleton } from '../ui/skeleton.tsx';
import styles from './layout.module.css';

/** What stands in for a screen while its code is on the way. */
export const ScreenSkeleton = () => (
  <Skeleton className={styles.skeleton ?? ''}>
    <Bone width="40%" height="52px" />
    <Bone width="70%" height="24px" />
  </Skeleton>
);
