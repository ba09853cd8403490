import { useEffect, useState } from 'react';
import { useWords } from '../../lib/words/words.ts';
import { Hidden } from '../../ui/base/hidden.tsx';
import { AlertIcon, CheckIcon } from '../../ui/base/icons.tsx';
import { Button } from '../../ui/controls/button.tsx';
import styles from './quiz-bar.module.css';
import type { Quiz } from './use-quiz.ts';

type QuizBarProps = { quiz: Quiz; onFinish: () => void };

/** The save state and the finish button, always visible. The button is secondary while answers are missing. */
export function QuizBar({ quiz, onFinish }: QuizBarProps) {
  const { quiz: words } = useWords();
  const missing = quiz.unanswered.length;
  const isFinishing = ['wanted', 'done'].includes(quiz.saving.completion);
  const state = quiz.saveState;
  const isTrouble = state === 'retrying' || state === 'offline' || state === 'refused';
  const isWaiting = isFinishing && isTrouble;
  const waitText = state === 'offline' ? words.finishOffline : words.finishWaiting;
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.wait}>
        {isWaiting ? waitText : ''}
      </p>
      <div className={styles.inner}>
        <p
          className={[styles.state, styles[state], isTrouble && styles.trouble]
            .filter(Boolean)
            .join(' ')}
        >
          {state === 'saved' && <CheckIcon />}
          {isTrouble && <AlertIcon />}
          <span>{words.state[state]}</span>
        </p>
        <Button look={missing > 0 ? 'quiet' : 'ink'} onClick={onFinish} aria-disabled={isFinishing}>
          <span className={styles.finish}>
            <span>{isFinishing && !isTrouble ? words.finishing : words.finish}</span>{' '}
            {missing > 0 && (
              <span className={styles.missing}>{words.toGo({ count: missing })}</span>
            )}
          </span>
        </Button>
      </div>
      <Announcement isTrouble={isTrouble && !isWaiting} text={words.state[state]} />
    </div>
  );
}

/**
 * Announces only when saving starts to fail and when it works again, because an announcement at every choice would talk
 * over the questions.
 */
function Announcement({ isTrouble, text }: { isTrouble: boolean; text: string }) {
  const { quiz: words } = useWords();
  const [wasTrouble, setWasTrouble] = useState(false);
  useEffect(() => {
    if (isTrouble) setWasTrouble(true);
  }, [isTrouble]);
  const isOver = wasTrouble && text === words.state.saved;
  return (
    <Hidden>
      <span role="status">{isTrouble ? text : isOver ? words.backOnline : ''}</span>
    </Hidden>
  );
}
