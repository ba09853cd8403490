import styles from './office-skeleton.module.css';
import { Bone, Skeleton } from './skeleton.tsx';

/** Shown while the data of an office page loads. */
export const OfficeSkeleton = () => (
  <Skeleton className={styles.page ?? ''}>
    <Bone width="180px" height="16px" />
    <Bone width="260px" height="40px" />
    <TableBones />
  </Skeleton>
);

const TableBones = () => <Bone height="420px" radius="20px" />;

/** Shown while a table loads on a page that is already there. */
export const TableSkeleton = () => (
  <Skeleton>
    <TableBones />
  </Skeleton>
);
