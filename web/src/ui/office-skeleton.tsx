import styles from './office-skeleton.module.css';
import { Bone, Skeleton } from './skeleton.tsx';

/** A page of the back office while its data is on the way. */
export const OfficeSkeleton = () => (
  <Skeleton className={styles.page ?? ''}>
    <Bone width="180px" height="16px" />
    <Bone width="260px" height="40px" />
    <TableBones />
  </Skeleton>
);

const TableBones = () => <Bone height="420px" radius="20px" />;

/** The table alone, on a page that is there already. */
export const TableSkeleton = () => (
  <Skeleton>
    <TableBones />
  </Skeleton>
);
