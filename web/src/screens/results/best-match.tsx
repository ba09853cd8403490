import { Picture } from '../../ui/base/picture.tsx';
import styles from './best-match.module.css';
import parts from './fragrance-parts.module.css';
import { Details, Facts, Heading, MatchLabel, OneSheet, Reasons } from './fragrance-parts.tsx';
import { MatchFigure, MatchSentence, Portrait } from './later.tsx';
import type { Recommended } from './recommended.ts';

const SHOWN_REASONS = 3;

/** The best match as a large spread, with its portrait and its reasons. */
export function BestMatch(props: { fragrance: Recommended; onDetails: () => void }) {
  const { fragrance } = props;
  return (
    <article className={styles.spread} aria-labelledby={`name-${fragrance.id}`}>
      <div className={styles.picture}>
        <Portrait fragrance={fragrance} />
        <Picture
          url={fragrance.heroImageUrl}
          srcSet={fragrance.heroImageSrcSet}
          sizes="(min-width: 800px) 750px, 100vw"
          isLazy={false}
        />
      </div>
      <div className={styles.words}>
        <MatchLabel fragrance={fragrance} />
        <div className={parts.row}>
          <Heading fragrance={fragrance} className={styles.name} />
          <MatchFigure fragrance={fragrance} />
        </div>
        <MatchSentence fragrance={fragrance} />
        <Facts fragrance={fragrance} />
        <p className={styles.text}>{fragrance.shortDescription}</p>
        <Reasons fragrance={fragrance} limit={SHOWN_REASONS} />
        <div className={styles.actions}>
          <OneSheet fragrance={fragrance} isMain />
          <Details {...props} />
        </div>
      </div>
    </article>
  );
}
