import { Bone, Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './quiz-form.module.css';

export const QuizSkeleton = () => (
  <Skeleton className={styles.questions ?? ''}>
    <Bone width="100%" height="8px" />
    <Bone width="70%" height="44px" />
    <div className={styles.pictures}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Bone key={key} height="230px" radius="20px" />
      ))}
    </div>
    <Bone width="60%" height="44px" />
    <Bone height="260px" radius="20px" />
  </Skeleton>
);
