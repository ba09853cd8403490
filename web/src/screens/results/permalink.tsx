import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Hidden } from '../../ui/hidden.tsx';
import { CheckIcon, CopyIcon } from '../../ui/icons.tsx';
import styles from './permalink.module.css';

const SHOWN_MS = 3000;

/** The address of these results, to read and to copy. */
export function Permalink({ url }: { url: string }) {
  const { results } = useWords();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  useEffect(() => {
    if (outcome === 'none') return;
    const timer = setTimeout(() => setOutcome('none'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => setOutcome((await copied(url, field.current)) ? 'copied' : 'failed');
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
        <Button isSmall onClick={() => void copy()}>
          <span className={styles.icon}>{outcome === 'copied' ? <CheckIcon /> : <CopyIcon />}</span>
          {outcome === 'copied' ? results.copied : results.copy}
        </Button>
      </div>
      <Hidden>
        <span role="status">{outcome === 'copied' ? results.copiedNotice : ''}</span>
      </Hidden>
      {outcome === 'failed' && (
        <p role="alert" className={styles.failed}>
          {results.notCopied}
        </p>
      )}
    </div>
  );
}

/** The clipboard API wants https and a permission; the selected text of a field can be copied without. */
async function copied(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return document.execCommand('copy');
  }
}
