import type { QuizResult } from '@vse/domain/records/quiz-results';
import { isolated } from '@vse/domain/rules/isolated';
import { useState } from 'react';
import { useSession } from '../../lib/auth/session.ts';
import { retryOnce } from '../../lib/browser/lazy-part.tsx';
import { useWords } from '../../lib/words/words.ts';
import { ScreenHeading } from '../../ui/base/screen-heading.tsx';
import { BestMatch } from './best-match.tsx';
import { FragranceCard } from './fragrance-card.tsx';
import { FragranceModal } from './fragrance-modal.tsx';
import { optionalPart, ResultActions } from './later.tsx';
import { NextSteps } from './next-steps.tsx';
import { Permalink } from './permalink.tsx';
import type { Recommended } from './recommended.ts';
import styles from './results.module.css';

/** Loaded only for staff. */
const loadStaff = () => retryOnce(() => import('./staff-part.tsx'));
const StaffHead = optionalPart(async () => (await loadStaff()).StaffHead);
const StaffEnd = optionalPart(async () => (await loadStaff()).StaffEnd);

export function Results({ result }: { result: QuizResult }) {
  const { results } = useWords();
  const state = useSession();
  const staff = state.status === 'signedIn' && { session: state.session, result };
  const [shown, setShown] = useState<Recommended>();
  const { generatedFor: name, recommendedFragrances } = result;
  const [best, ...others] = recommendedFragrances;
  const count = recommendedFragrances.length;
  // Staff see whose invite it was. Only the respondent's own copy has no invite.
  const isInvitee = result.isMine && !result.invite;
  return (
    <section className={styles.results} data-results>
      {staff && <StaffHead {...staff} />}
      <div className={styles.head}>
        <div>
          <ScreenHeading title={results.title} />
          {best && (
            <p className={styles.summary}>
              {results.summary({
                count,
                number: results.numbers[count - 1] ?? count,
                recipient: name && results.recipient({ name }),
              })}
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
        <p className={styles.generated}>
          {results.generatedBy({ name: isolated(result.generatedBy) })}
        </p>
      )}
      <NextSteps url={result.permalinkUrl} invitedBy={result.invitedBy}>
        {isInvitee && <ResultActions id={result.id} samples={result.samples} best={best} />}
      </NextSteps>
      {staff && <StaffEnd {...staff} />}
      {shown && <FragranceModal fragrance={shown} onClose={() => setShown(undefined)} />}
    </section>
  );
}
