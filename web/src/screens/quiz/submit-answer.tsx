import type { QuizQuestion } from '@vse/domain/records/quiz-results';
import { isQuestionValid } from '@vse/domain/rules/question-rules';
import { useState } from 'react';
import { useWords } from '../../lib/words/words.ts';
import { Hidden } from '../../ui/base/hidden.tsx';
import { CheckIcon } from '../../ui/base/icons.tsx';
import { Button } from '../../ui/controls/button.tsx';
import styles from './quiz-form.module.css';
import { SelectFirst } from './select-first.tsx';
import type { Quiz } from './use-quiz.ts';

type SubmitAnswerProps = {
  question: QuizQuestion;
  number: number;
  quiz: Quiz;
  /** The person has tried to finish without an answer. */
  isAsked: boolean;
  missingId: string;
  onSubmitted: () => void;
};

/** Saves the question's answer if it is valid, and shows the result. */
export function SubmitAnswer({
  question,
  number,
  quiz,
  isAsked,
  missingId,
  onSubmitted,
}: SubmitAnswerProps) {
  const { quiz: words } = useWords();
  const [isSubmitted, setSubmitted] = useState(false);
  const isValid = isQuestionValid(question);
  const isPending = question.id in quiz.saving.pending;
  return (
    <div className={styles.submit}>
      <Button
        onClick={() => {
          setSubmitted(true);
          quiz.flush();
          if (isValid) onSubmitted();
        }}
      >
        <span>{words.submit}</span>
        <Hidden>{` ${words.question({ number })}`}</Hidden>
      </Button>
      <span role="status">
        {(isSubmitted || isAsked) && !isValid && <SelectFirst id={missingId} />}
        {isSubmitted && isValid && !isPending && (
          <span className={styles.good}>
            <CheckIcon />
            <span>{words.submitted}</span>
          </span>
        )}
        {isSubmitted && isValid && isPending && <span>{words.state[quiz.saveState]}</span>}
      </span>
    </div>
  );
}
