import { useEffect, useState } from 'react';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Hidden } from '../../ui/hidden.tsx';
import { AlertIcon, CheckIcon } from '../../ui/icons.tsx';
import styles from './quiz-bar.module.css';
import type { Quiz } from './use-quiz.ts';

type QuizBarProps = { quiz: Quiz; onFinish: () => void };

/** The state of saving and the way on, always in reach. */
export function QuizBar({ quiz, onFinish }: QuizBarProps) {
  const { quiz: words } = useWords();
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
          {words.state[state]}
        </p>
        <Button look="ink" onClick={onFinish} aria-disabled={isFinishing}>
          {isFinishing && !isTrouble ? words.finishing : words.finish}
        </Button>
      </div>
      <Announcement isTrouble={isTrouble && !isWaiting} text={words.state[state]} />
    </div>
  );
}

/** Read out when saving fails and when that is over: not at every choice, which would talk over the questions. */
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
