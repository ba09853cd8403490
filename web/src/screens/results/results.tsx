import type { QuizResult } from '@vse/domain/quiz-results';
import { useState } from 'react';
import { useWords } from '../../lib/words/words.ts';
import { ScreenHeading } from '../../ui/screen-heading.tsx';
import { BestMatch } from './best-match.tsx';
import { FragranceCard } from './fragrance-card.tsx';
import { FragranceModal } from './fragrance-modal.tsx';
import { Permalink } from './permalink.tsx';
import styles from './results.module.css';

export type Recommended = QuizResult['recommendedFragrances'][number];

export function Results({ result }: { result: QuizResult }) {
  const { results } = useWords();
  const [shown, setShown] = useState<Recommended>();
  const [best, ...others] = result.recommendedFragrances;
  // Staff are told whose invite it was; who answers it is not, and is the only one whom somebody invited.
  const isInvitee = result.isMine && !result.invite;
  return (
    <section className={styles.results}>
      <div className={styles.head}>
        <div>
          <ScreenHeading title={results.title} />
          {best && (
            <p className={styles.summary}>
              {results.summary(result.recommendedFragrances.length, result.generatedFor)}
            </p>
          )}
        </div>
        <Permalink url={result.permalinkUrl} />
      </div>
      {best ? (
        <BestMatch fragrance={best} onDetails={() => setShown(best)} />
      ) : (
        <div className={styles.none}>
          <h2>{results.none}</h2>
          <p>{isInvitee ? results.noneText : results.noneTextUninvited}</p>
        </div>
      )}
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map((fragrance) => (
            <li key={fragrance.id}>
              <FragranceCard fragrance={fragrance} onDetails={() => setShown(fragrance)} />
            </li>
          ))}
        </ul>
      )}
      {result.generatedBy && (
        <p className={styles.generated}>{results.generatedBy(result.generatedBy)}</p>
      )}
      {shown && <FragranceModal fragrance={shown} onClose={() => setShown(undefined)} />}
    </section>
  );
}
