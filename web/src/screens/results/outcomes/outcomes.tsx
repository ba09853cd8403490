import type { QuizResult } from '@vse/domain/records/quiz-results';
import { NOTED_OUTCOMES } from '@vse/domain/rules/outcomes';
import { useOnline } from '../../../lib/browser/use-online.ts';
import { useOutcomeWords } from '../../../lib/words/outcomes.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { Recommended } from '../recommended.ts';
import { NotedOutcome } from './noted-outcome.tsx';
import { OutcomeControl } from './outcome-control.tsx';
import styles from './outcomes.module.css';

/** What each recommendation led to, which staff note in at most two taps. */
export function Outcomes({ result }: { result: QuizResult }) {
  const words = useOutcomeWords();
  const isOnline = useOnline();
  if (result.recommendedFragrances.length === 0) return null;
  return (
    <section className={styles.outcomes} aria-labelledby="outcomes">
      <h2 id="outcomes" className={styles.title}>
        {words.title}
      </h2>
      <p className={styles.text}>{words.text}</p>
      {!isOnline && <Notice>{words.offline}</Notice>}
      <ul className={styles.list}>
        {result.recommendedFragrances.map((fragrance) => (
          <OutcomesOf key={fragrance.id} result={result} fragrance={fragrance} />
        ))}
      </ul>
    </section>
  );
}

function OutcomesOf({ result, fragrance }: { result: QuizResult; fragrance: Recommended }) {
  const { id, name } = fragrance;
  const own = (result.outcomes ?? []).filter((outcome) => outcome.fragrance === id);
  const asked = own.find(({ kind }) => kind === 'asked');
  return (
    <li className={styles.fragrance}>
      <h3 id={`outcomes-${id}`} className={styles.name}>
        {name}
      </h3>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere */}
      <div role="group" aria-labelledby={`outcomes-${id}`} className={styles.controls}>
        {asked && <NotedOutcome outcome={asked} />}
        {NOTED_OUTCOMES.map((kind) => (
          <OutcomeControl
            key={kind}
            id={result.id}
            fragrance={fragrance}
            kind={kind}
            stands={own.find((outcome) => outcome.kind === kind)}
          />
        ))}
      </div>
    </li>
  );
}
