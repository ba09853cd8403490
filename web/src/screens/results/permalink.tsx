import { useRef } from 'react';
import { useWords } from '../../lib/words/words.ts';
import { CheckIcon, CopyIcon } from '../../ui/base/icons.tsx';
import { useCopy } from '../../ui/base/use-copy.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CopyOutcome } from './copy-outcome.tsx';
import styles from './permalink.module.css';

/** Shows and copies the address of these results. */
export function Permalink({ url }: { url: string }) {
  const { results } = useWords();
  const field = useRef<HTMLInputElement>(null);
  const { outcome, copy } = useCopy(url);
  return (
    <div className={styles.place}>
      <div className={styles.pill}>
        <input
          ref={field}
          readOnly
          className={styles.field}
          aria-label={results.permalink}
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button isSmall onClick={() => void copy(field.current)}>
          <span className={styles.icon}>{outcome === 'copied' ? <CheckIcon /> : <CopyIcon />}</span>
          {outcome === 'copied' ? results.copied : results.copy}
        </Button>
      </div>
      <CopyOutcome outcome={outcome} />
    </div>
  );
}
