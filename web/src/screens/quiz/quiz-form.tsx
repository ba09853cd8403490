import { said } from '@vse/domain/messages/said';
import { useDeferredValue, useState } from 'react';
import { errorMessages } from '../../lib/forms/errors.ts';
import { useTranslated, useWords } from '../../lib/words/words.ts';
import { Hidden } from '../../ui/base/hidden.tsx';
import { ScreenHeading } from '../../ui/base/screen-heading.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { MissingQuestions } from './missing-questions.tsx';
import { Progress } from './progress.tsx';
import { QuestionField } from './question-field.tsx';
import { QuizBar } from './quiz-bar.tsx';
import styles from './quiz-form.module.css';
import { focusQuestion, useScrollOn } from './scroll-on.ts';
import type { Quiz } from './use-quiz.ts';

/** They fill the screen when the page opens. */
const FIRST_QUESTIONS = 2;

/** All questions on one page, with the progress at the top and the finish button at the bottom. */
export function QuizForm({ quiz }: { quiz: Quiz }) {
  const words = useWords();
  const translated = useTranslated();
  const [isIncomplete, setIncomplete] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { questions, unanswered, refusal } = quiz;
  const { scrollOn, inputKind } = useScrollOn();
  // A slow phone takes longer over ten questions than over two, and nobody can answer one before they are drawn.
  const isWhole = useDeferredValue(true, false);
  const drawn = isWhole ? questions : questions.slice(0, FIRST_QUESTIONS);

  const finish = () => {
    if (unanswered.length === 0) return quiz.complete();
    setIncomplete(true);
    setAsked(true);
  };
  const close = (goTo = unanswered[0]?.id) => {
    setIncomplete(false);
    quiz.dismiss();
    // Delayed until the dialog has returned the focus to the button that opened it.
    if (goTo) setTimeout(() => focusQuestion(goTo));
  };
  // The server decides whether the quiz is complete; its message is shown like our own.
  const refused = refusal === undefined ? [] : errorMessages(refusal, words);
  const messages = isIncomplete ? [said('EVERY_QUESTION_NEEDS_AN_ANSWER')] : refused;
  return (
    <div className={styles.quiz}>
      <Hidden>
        <ScreenHeading title={words.quiz.title} />
      </Hidden>
      <Progress answered={questions.length - unanswered.length} total={questions.length} />
      <ol className={styles.questions} {...inputKind}>
        {drawn.map((question, index) => (
          <li key={question.id}>
            <QuestionField
              question={question}
              number={index + 1}
              quiz={quiz}
              isAsked={isAsked}
              onAnswered={() => scrollOn(questions, question.id)}
            />
          </li>
        ))}
      </ol>
      <QuizBar quiz={quiz} onFinish={finish} />
      {messages.length > 0 && (
        <Modal title={words.messages.ERROR_SAVING_QUIZ} onClose={() => close()}>
          {messages.map((message) => (
            <p key={message}>{translated(message)}</p>
          ))}
          {isIncomplete && <MissingQuestions questions={questions} onGoTo={close} />}
          <Button look="ink" onClick={() => close()}>
            {words.common.close}
          </Button>
        </Modal>
      )}
    </div>
  );
}
