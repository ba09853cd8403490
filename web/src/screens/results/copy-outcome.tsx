import { useWords } from '../../lib/words/words.ts';
import { Hidden } from '../../ui/base/hidden.tsx';
import type { useCopy } from '../../ui/base/use-copy.ts';
import styles from './permalink.module.css';

type CopyOutcomeProps = Pick<ReturnType<typeof useCopy>, 'outcome'>;

/** Announces that the link was copied, or shows that it was not. */
export function CopyOutcome({ outcome }: CopyOutcomeProps) {
  const { results } = useWords();
  return (
    <>
      <Hidden>
        <span role="status">{outcome === 'copied' ? results.copiedNotice : ''}</span>
      </Hidden>
      {outcome === 'failed' && (
        <p role="alert" className={styles.failed}>
          {results.notCopied}
        </p>
      )}
    </>
  );
}
