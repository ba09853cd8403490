import { useOfficeWords, useWords } from '../lib/words/words.ts';
import { Button } from './button.tsx';
import styles from './show-more.module.css';

type LoadMoreProps = {
  pages: { hasMore: boolean; isLoadingMore: boolean; loadMore: () => void };
};

/** Below a list of which the server has more. */
export function LoadMore({ pages: { hasMore, isLoadingMore, loadMore } }: LoadMoreProps) {
  const { common } = useWords();
  const { parts } = useOfficeWords();
  if (!hasMore && !isLoadingMore) return null;
  return (
    <div className={styles.place}>
      <Button aria-disabled={isLoadingMore} onClick={loadMore}>
        {isLoadingMore ? common.loading : parts.showMore}
      </Button>
    </div>
  );
}
