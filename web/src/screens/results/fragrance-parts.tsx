import { isolated } from '@vse/domain/rules/isolated';
import { useParams } from 'react-router';
import { useWords, type Words } from '../../lib/words/words.ts';
import { Chip } from '../../ui/base/chip.tsx';
import { ColorDots } from '../../ui/base/color-dots.tsx';
import { Hidden } from '../../ui/base/hidden.tsx';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import styles from './fragrance-parts.module.css';
import type { Recommended } from './recommended.ts';

type Part = { fragrance: Recommended };

const RANKS = { 'BEST MATCH': styles.best, 'GREAT MATCH': styles.great, 'GOOD MATCH': styles.good };

export const MatchLabel = ({ fragrance }: Part) => (
  <p className={`${styles.label} ${RANKS[fragrance.label]}`}>
    {useWords().results.labels[fragrance.label]}
  </p>
);

type HeadingProps = Part & { className: string | undefined };

/** The name, which names the article of the fragrance. */
export const Heading = ({ fragrance: { id, name }, className }: HeadingProps) => (
  <h2 id={`name-${id}`} className={className}>
    {name}
  </h2>
);

/** Family · collection, and the colors. */
export function Facts({ fragrance }: Part) {
  const { results } = useWords();
  return (
    <>
      <p className={styles.family}>{results.collection(fragrance)}</p>
      <ColorDots colors={fragrance.colors} />
    </>
  );
}

/** The strongest reason with the answers that chose it, and the others as adjectives only. */
export function BriefReasons({ fragrance }: Part) {
  const [strongest, ...others] = fragrance.reasons;
  if (!strongest) return null;
  return (
    <ul className={styles.chips}>
      <ReasonItem reason={strongest} />
      {others.map((reason) => (
        <li key={reason.adjectiveId}>
          <Chip>{reason.adjective}</Chip>
        </li>
      ))}
    </ul>
  );
}

/** The answers in quotation marks, each once, as a sentence lists them. */
function titlesOf(answers: readonly string[], { quoted, and }: Words['results']) {
  const all = [...new Set(answers)].map((title) => quoted({ title: isolated(title) }));
  const last = all.pop() ?? '';
  return all.length > 0 ? and({ before: all.join(', '), last }) : last;
}

function ReasonItem({ reason }: { reason: Recommended['reasons'][number] }) {
  const { results } = useWords();
  return (
    <li className={styles.reason}>
      <Chip>{reason.adjective}</Chip>
      {reason.answers.length > 0 && (
        <span className={styles.chose}>
          {results.chose({ titles: titlesOf(reason.answers, results) })}
        </span>
      )}
    </li>
  );
}

/**
 * Each matched adjective with the answers that chose it. Visitors who only have the permalink see the adjectives only.
 */
export function Reasons({ fragrance, limit }: Part & { limit?: number }) {
  const { results } = useWords();
  if (fragrance.reasons.length === 0) return null;
  return (
    <div className={styles.why}>
      <h3 className={styles.whyTitle}>{results.why}</h3>
      <ul className={styles.reasons}>
        {fragrance.reasons.slice(0, limit).map((reason) => (
          <ReasonItem key={reason.adjectiveId} reason={reason} />
        ))}
      </ul>
    </div>
  );
}

/** Its code is loaded when it is needed. Nothing depends on it. */
const noteOpened = async (resultId: string, fragranceId: string) => {
  const load = await import('./note-opened.ts').catch(() => undefined);
  await load?.noteOpened(resultId, fragranceId).catch(() => undefined);
};

export function OneSheet({ fragrance, isMain = false }: Part & { isMain?: boolean }) {
  const { common, results } = useWords();
  const { resultId = '' } = useParams();
  if (!fragrance.oneSheetPdfUrl) return null;
  return (
    <ButtonLink
      look={isMain ? 'ink' : 'quiet'}
      isSmall={!isMain}
      href={fragrance.oneSheetPdfUrl}
      target="_blank"
      rel="noopener"
      onClick={() => void noteOpened(resultId, fragrance.id)}
    >
      <span>{results.oneSheet}</span>
      <Hidden>
        <span>{` ${results.detailsOf({ name: isolated(fragrance.name) })}`}</span>
        <span>{`, ${common.newTab}`}</span>
      </Hidden>
    </ButtonLink>
  );
}

type DetailsProps = Part & { isSmall?: boolean; onDetails: () => void };

export function Details({ fragrance, isSmall = false, onDetails }: DetailsProps) {
  const { results } = useWords();
  return (
    <Button isSmall={isSmall} onClick={onDetails} aria-haspopup="dialog">
      <span>{results.details}</span>
      <Hidden>{` ${results.detailsOf({ name: isolated(fragrance.name) })}`}</Hidden>
    </Button>
  );
}
