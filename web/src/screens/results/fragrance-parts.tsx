import { useTranslated, useWords } from '../../lib/words/words.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ColorDots } from '../../ui/color-dots.tsx';
import { Hidden } from '../../ui/hidden.tsx';
import styles from './fragrance-parts.module.css';
import type { Recommended } from './results.tsx';

type Part = { fragrance: Recommended };

export const MatchLabel = ({ fragrance }: Part) => (
  <p className={styles.label}>{useTranslated()(fragrance.label)}</p>
);

/** Family · collection, and the colors. */
export function Facts({ fragrance }: Part) {
  const { results } = useWords();
  return (
    <>
      <p className={styles.family}>{results.collection(fragrance.family, fragrance.collection)}</p>
      <ColorDots colors={fragrance.colors} />
    </>
  );
}

export function Chips({ fragrance }: Part) {
  return (
    <ul className={styles.chips}>
      {fragrance.reasons.map((reason) => (
        <li key={reason.adjectiveId}>
          <Chip>{reason.adjective}</Chip>
        </li>
      ))}
    </ul>
  );
}

/** Each matched adjective with the answers that chose it; who holds just the permalink sees the adjectives. */
export function Reasons({ fragrance, limit }: Part & { limit?: number }) {
  const { results } = useWords();
  if (fragrance.reasons.length === 0) return null;
  return (
    <div className={styles.why}>
      <h3 className={styles.whyTitle}>{results.why}</h3>
      <ul className={styles.reasons}>
        {fragrance.reasons.slice(0, limit).map((reason) => (
          <li key={reason.adjectiveId} className={styles.reason}>
            <Chip>{reason.adjective}</Chip>
            {reason.answers.length > 0 && (
              <span className={styles.chose}>{results.chose(reason.answers)}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function OneSheet({ fragrance, isMain = false }: Part & { isMain?: boolean }) {
  const { common, results } = useWords();
  if (!fragrance.oneSheetPdfUrl) return null;
  return (
    <ButtonLink
      look={isMain ? 'ink' : 'quiet'}
      isSmall={!isMain}
      href={fragrance.oneSheetPdfUrl}
      target="_blank"
      rel="noopener"
    >
      {results.oneSheet}
      <Hidden>
        {' '}
        {results.detailsOf(fragrance.name)}, {common.newTab}
      </Hidden>
    </ButtonLink>
  );
}

type DetailsProps = Part & { isSmall?: boolean; onDetails: () => void };

export function Details({ fragrance, isSmall = false, onDetails }: DetailsProps) {
  const { results } = useWords();
  return (
    <Button isSmall={isSmall} onClick={onDetails} aria-haspopup="dialog">
      {results.details}
      <Hidden> {results.detailsOf(fragrance.name)}</Hidden>
    </Button>
  );
}
