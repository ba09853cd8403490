import { isQuestionValid } from '@vse/domain/question-rules';
import type { QuizQuestion } from '@vse/domain/quiz-results';
import { useState } from 'react';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Hidden } from '../../ui/hidden.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import styles from './quiz-form.module.css';
import { SelectFirst } from './select-first.tsx';
import type { Quiz } from './use-quiz.ts';

type SubmitAnswerProps = {
  question: QuizQuestion;
  number: number;
  quiz: Quiz;
  /** Somebody has tried to finish without it. */
  isAsked: boolean;
  missingId: string;
};

/** Saves the question's answer when it is valid, and says how that went. */
export function SubmitAnswer({ question, number, quiz, isAsked, missingId }: SubmitAnswerProps) {
  const { quiz: words } = useWords();
  const [isSubmitted, setSubmitted] = useState(false);
  const isValid = isQuestionValid(question);
  const isPending = question.id in quiz.saving.pending;
  return (
    <div className={styles.submit}>
      <Button
        isSmall
        onClick={() => {
          setSubmitted(true);
          quiz.flush();
        }}
      >
        {words.submit}
        <Hidden> {words.question(number)}</Hidden>
      </Button>
      <span role="status">
        {(isSubmitted || isAsked) && !isValid && <SelectFirst id={missingId} />}
        {isSubmitted && isValid && !isPending && (
          <span className={styles.good}>
            <CheckIcon />
            {words.submitted}
          </span>
        )}
        {isSubmitted && isValid && isPending && words.state[quiz.saveState]}
      </span>
    </div>
  );
}
