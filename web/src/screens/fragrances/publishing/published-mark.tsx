import type { FragranceRow } from '@vse/domain/records/fragrances';
import { isPublished } from '@vse/domain/rules/publish-state';
import { useOfficeWords } from '../../../lib/words/words.ts';
import { StateMark } from '../../../ui/office/state-mark.tsx';
import styles from './published-mark.module.css';
import { Visibility } from './visibility.tsx';

/** The state of a fragrance in the list, and where it is stocked. */
export function PublishedMark({ fragrance }: { fragrance: FragranceRow }) {
  const { fragrances: words } = useOfficeWords();
  return (
    <>
      <StateMark state={fragrance.publishState} words={words.state} />
      {isPublished(fragrance) && (
        <span className={styles.visibility}>
          <Visibility fragrance={fragrance} inventories={fragrance.inventories} />
        </span>
      )}
    </>
  );
}
