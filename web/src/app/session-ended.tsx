import { openSignIn } from '../lib/auth/session.ts';
import { useOfficeWords } from '../lib/words/office-words.ts';
import { useWords } from '../lib/words/words.ts';
import { Button } from '../ui/controls/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import styles from './session-ended.module.css';

/** Says that the screen shows cached data, because the API requires another sign-in. */
export function SessionEnded() {
  const { header } = useWords();
  const { parts } = useOfficeWords();
  return (
    <div className={styles.ended}>
      <Notice>
        <span>{parts.ended}</span>
        <Button isSmall onClick={openSignIn}>
          {header.signIn}
        </Button>
      </Notice>
    </div>
  );
}
