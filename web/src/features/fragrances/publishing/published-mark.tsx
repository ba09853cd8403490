import type { FragranceRow } from '@vse/domain/records/fragrances';
import { isPublished } from '@vse/domain/rules/publish-state';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { StatusMark } from '../../../ui/kit/status-mark.tsx';
import styles from './published-mark.module.css';

type PublishedMarkProps = { fragrance: FragranceRow; isJustSet: boolean };

/** The state of a fragrance in the list: the rule in soft, and what differs from it so that it is seen. */
export function PublishedMark({ fragrance, isJustSet }: PublishedMarkProps) {
  const { fragrances: words } = useOfficeWords();
  const { publishState, inventories, oneSheets } = fragrance;
  const isShown = isPublished(fragrance);
  const { withLogo, withoutLogo } = oneSheets;
  return (
    <span className={styles.states}>
      <span className={!isShown ? styles.draft : isJustSet ? styles.just : styles.rule}>
        {(isJustSet ? words.justNow : words.state)[publishState]}
      </span>
      {isShown && inventories.stocked === 0 && (
        <StatusMark tone="waiting">{words.inNone}</StatusMark>
      )}
      {!(withLogo && withoutLogo) && (
        <span className={styles.missing}>
          {withLogo ? words.noOneSheetWithoutLogo : words.noOneSheet}
        </span>
      )}
    </span>
  );
}
