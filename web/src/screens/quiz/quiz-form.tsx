import { EVERY_QUESTION_NEEDS_AN_ANSWER, QUIZ_ERROR_TITLE } from '@vse/domain/question-rules';
import { useState } from 'react';
import { problemMessages } from '../../lib/problem.ts';
import { useTranslated, useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Hidden } from '../../ui/hidden.tsx';
import { Modal } from '../../ui/modal.tsx';
import { ScreenHeading } from '../../ui/screen-heading.tsx';
import { Progress } from './progress.tsx';
import { QuestionField } from './question-field.tsx';
import { QuizBar } from './quiz-bar.tsx';
import styles from './quiz-form.module.css';
import type { Quiz } from './use-quiz.ts';

/** All questions on one page, how far along one is on top, the way on at the bottom. */
export function QuizForm({ quiz }: { quiz: Quiz }) {
  const words = useWords();
  const translated = useTranslated();
  const [isIncomplete, setIncomplete] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { questions, unanswered, refusal } = quiz;

  const finish = () => {
    if (unanswered.length === 0) return quiz.complete();
    setIncomplete(true);
    setAsked(true);
  };
  const close = () => {
    setIncomplete(false);
    quiz.dismiss();
    const first = unanswered[0];
    // After the dialog has given the focus back to the button that opened it.
    if (first) setTimeout(() => focusQuestion(first.id));
  };
  // The server has the last word on completing: its message is shown like our own.
  const refused = refusal === undefined ? [] : problemMessages(refusal, words);
  const messages = isIncomplete ? [EVERY_QUESTION_NEEDS_AN_ANSWER] : refused;
  return (
    <div className={styles.quiz}>
      <Hidden>
        <ScreenHeading title={words.quiz.title} />
      </Hidden>
      <Progress answered={questions.length - unanswered.length} total={questions.length} />
      <ol className={styles.questions}>
        {questions.map((question, index) => (
          <li key={question.id}>
            <QuestionField question={question} number={index + 1} quiz={quiz} isAsked={isAsked} />
          </li>
        ))}
      </ol>
      <QuizBar quiz={quiz} onFinish={finish} />
      {messages.length > 0 && (
        <Modal title={translated(QUIZ_ERROR_TITLE)} onClose={close}>
          {messages.map((message) => (
            <p key={message}>{translated(message)}</p>
          ))}
          <Button look="ink" onClick={close}>
            {words.common.close}
          </Button>
        </Modal>
      )}
    </div>
  );
}

function focusQuestion(questionId: string) {
  const field = document.getElementById(`question-${questionId}`);
  field?.scrollIntoView({ block: 'start' });
  field?.querySelector<HTMLInputElement>('input')?.focus({ preventScroll: true });
}
