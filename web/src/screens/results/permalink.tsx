import { useRef } from 'react';
import { useWords } from '../../lib/words/words.ts';
import { CheckIcon, CopyIcon } from '../../ui/base/icons.tsx';
import { useCopy } from '../../ui/base/use-copy.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CopyOutcome } from './copy-outcome.tsx';
import styles from './permalink.module.css';

/** Shows the address of these results without its scheme, and copies the whole of it, also by hand. */
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
          value={url.replace(/^https?:\/\//, '')}
          onFocus={(event) => event.currentTarget.select()}
          onCopy={(event) => {
            event.preventDefault();
            event.clipboardData.setData('text/plain', url);
          }}
        />
        <Button isSmall onClick={() => void copy(field.current)}>
          <span className={styles.icon}>{outcome === 'copied' ? <CheckIcon /> : <CopyIcon />}</span>
          <span>{outcome === 'copied' ? results.copied : results.copy}</span>
        </Button>
      </div>
      <CopyOutcome outcome={outcome} />
    </div>
  );
}
