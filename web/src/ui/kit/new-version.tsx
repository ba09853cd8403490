import { useEffect } from 'react';
import { CHECK_MS, checkVersion, isOutdated } from '../../lib/browser/new-version.ts';
import { useStore } from '../../lib/browser/store.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { useWords } from '../../lib/words/words.ts';
import { Notice } from '../feedback/notice.tsx';
import { Button } from './controls/button.tsx';
import styles from './new-version.module.css';

/** Says on a page that was open over a deployment that there is a new version. Only the person reloads it. */
export function NewVersion() {
  const { problem } = useWords();
  const { parts } = useOfficeWords();
  const isShown = useStore(isOutdated);
  useEffect(() => {
    const check = () => void checkVersion();
    const timer = setInterval(check, CHECK_MS);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, []);
  if (!isShown) return null;
  return (
    <div className={styles.place}>
      <Notice>
        <span>{parts.newVersion}</span>
        <Button isSmall onClick={() => location.reload()}>
          {problem.reload}
        </Button>
      </Notice>
    </div>
  );
}
