import { askForSample } from '@vse/domain/contract/later-calls';
import type { QuizResult } from '@vse/domain/records/quiz-results';
import { useRef, useState } from 'react';
import { statusOf } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { tokenFor } from '../../lib/auth/tokens.ts';
import { useSampleWords } from '../../lib/words/sample.ts';
import { Hidden } from '../../ui/base/hidden.tsx';
import { Button } from '../../ui/controls/button.tsx';
import styles from './ask-for-sample.module.css';
import type { Recommended } from './recommended.ts';

export type AskProps = {
  id: string;
  samples: NonNullable<QuizResult['samples']>;
  fragrance: Recommended;
};

/** One tap asks for a sample of a fragrance, with the respondent's token. What was asked for once stays so. */
export function AskForSample({ id, samples, fragrance }: AskProps) {
  const words = useSampleWords();
  const isBusy = useRef(false);
  const [state, setState] = useState<'asking' | 'asked' | 'failed' | 'gone'>();
  const isAsked = state === 'asked' || samples.asked.includes(fragrance.id);
  const ask = async () => {
    if (isBusy.current || isAsked) return;
    isBusy.current = true;
    setState('asking');
    try {
      await call(askForSample, { id, fragrance: fragrance.id }, { token: tokenFor(id) });
      setState('asked');
    } catch (error) {
      setState(statusOf(error) === 409 ? 'gone' : 'failed');
    } finally {
      isBusy.current = false;
    }
  };
  return (
    <div className={styles.sample}>
      <Button
        look="ink"
        aria-disabled={isAsked || state === 'asking' || state === 'gone'}
        onClick={() => void ask()}
      >
        {isAsked && <span aria-hidden>✓&nbsp;</span>}
        {isAsked ? words.asked : state === 'asking' ? words.asking : words.ask}
        <Hidden> {fragrance.name}</Hidden>
      </Button>
      <div role="alert">{(state === 'failed' || state === 'gone') && <p>{words[state]}</p>}</div>
      <span role="status">{state === 'asked' && <Hidden>{words.asked}</Hidden>}</span>
    </div>
  );
}
