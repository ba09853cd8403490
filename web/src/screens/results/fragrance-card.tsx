import { Picture } from '../../ui/base/picture.tsx';
import styles from './fragrance-card.module.css';
import parts from './fragrance-parts.module.css';
import { BriefReasons, Details, Facts, Heading, MatchLabel, OneSheet } from './fragrance-parts.tsx';
import { MatchFigure } from './later.tsx';
import type { Recommended } from './recommended.ts';

export function FragranceCard(props: { fragrance: Recommended; onDetails: () => void }) {
  const { fragrance } = props;
  return (
    <article className={styles.card} aria-labelledby={`name-${fragrance.id}`}>
      <div className={styles.picture}>
        <Picture
          url={fragrance.heroImageUrl}
          srcSet={fragrance.heroImageSrcSet}
          sizes="(min-width: 1120px) 516px, (min-width: 700px) 46vw, 92vw"
          isLazy
        />
      </div>
      <div className={styles.words}>
        <MatchLabel fragrance={fragrance} />
        <div className={parts.row}>
          <Heading fragrance={fragrance} className={styles.name} />
          <MatchFigure fragrance={fragrance} />
        </div>
        <Facts fragrance={fragrance} />
        <p className={styles.text}>{fragrance.shortDescription}</p>
        <BriefReasons fragrance={fragrance} />
        <div className={styles.actions}>
          <OneSheet fragrance={fragrance} />
          <Details {...props} isSmall />
        </div>
      </div>
    </article>
  );
}
