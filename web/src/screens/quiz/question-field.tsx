import type { QuizQuestion } from '@vse/domain/records/quiz-results';
import { isQuestionValid } from '@vse/domain/rules/question-rules';
import { MULTIPLE, PHOTO } from '@vse/domain/rules/question-types';
import { useWords } from '../../lib/words/words.ts';
import { ChoiceField, PictureChoiceField } from '../../ui/controls/choice.tsx';
import styles from './quiz-form.module.css';
import { SelectFirst } from './select-first.tsx';
import { SubmitAnswer } from './submit-answer.tsx';
import type { Quiz } from './use-quiz.ts';

type QuestionFieldProps = {
  question: QuizQuestion;
  number: number;
  /** Undefined when the question is only shown. */
  quiz?: Quiz;
  /** The person has tried to finish, so an unanswered question says that it is required. */
  isAsked?: boolean;
  /** Called when the question gets its first answer, or its 'Submit' is pressed. */
  onAnswered?: () => void;
};

/** Two columns on a phone, four of at most 250 px on a desktop. */
const SIZES = '(min-width: 1120px) 250px, (min-width: 900px) 23vw, 46vw';
/** The first question is visible when the page opens; the pictures of the others load later. */
const EAGER_QUESTIONS = 1;

const nothing = () => undefined;

export function QuestionField(props: QuestionFieldProps) {
  const words = useWords();
  const { question, number, quiz, isAsked = false, onAnswered = nothing } = props;
  const { id, type } = question;
  const isPhoto = type === PHOTO;
  const isMultiple = type === MULTIPLE;
  const hintId = `hint-${id}`;
  const missingId = `missing-${id}`;
  const isAnswered = isQuestionValid(question);
  const isMissing = isAsked && !isAnswered;
  const isHinted = isMultiple && quiz !== undefined;
  const descriptions = [isHinted && hintId, isMissing && missingId].filter(Boolean).join(' ');
  return (
    <fieldset id={`question-${id}`} className={styles.question} disabled={!quiz}>
      <legend className={styles.legend}>
        <span className={styles.number}>{words.quiz.question({ number })}</span>
        <h2 className={styles.text}>{question.questionText}</h2>
      </legend>
      {isHinted && (
        <p id={hintId} className={styles.hint}>
          {words.messages.CHECK_ALL_THAT_APPLY}
        </p>
      )}
      <AnswerChoices
        {...props}
        isAnswered={isAnswered}
        describedBy={descriptions || undefined}
        onAnswered={onAnswered}
      />
      {!isPhoto && quiz && (
        <SubmitAnswer
          question={question}
          number={number}
          quiz={quiz}
          isAsked={isAsked}
          missingId={missingId}
          onSubmitted={onAnswered}
        />
      )}
      {isPhoto && isMissing && (
        <p className={styles.missing}>
          <SelectFirst id={missingId} />
        </p>
      )}
    </fieldset>
  );
}

type AnswerChoicesProps = Pick<QuestionFieldProps, 'question' | 'number' | 'quiz'> & {
  isAnswered: boolean;
  describedBy: string | undefined;
  onAnswered: () => void;
};

function AnswerChoices(props: AnswerChoicesProps) {
  const { question, number, quiz, isAnswered, describedBy, onAnswered } = props;
  const { id, type, sourceAnswers, selectedAnswers } = question;
  const isMultiple = type === MULTIPLE;
  return (
    <div className={type === PHOTO ? styles.pictures : styles.lines}>
      {sourceAnswers.map((answer) => {
        const isChosen = selectedAnswers.includes(answer.id);
        const choice = {
          id: `answer-${answer.id}`,
          kind: isMultiple ? ('checkbox' as const) : ('radio' as const),
          name: id,
          title: answer.title,
          isChosen,
          isInactive: isAnswered && !isChosen,
          describedBy,
          onChoose: () => {
            quiz?.choose(question, answer.id);
            // Not during a multiple choice, nor when the answer is changed.
            if (!isMultiple && !isAnswered) onAnswered();
          },
        };
        if (type !== PHOTO) return <ChoiceField key={answer.id} {...choice} />;
        const image = {
          url: answer.heroImageUrl,
          srcSet: answer.heroImageSrcSet,
          sizes: SIZES,
          isLazy: number > EAGER_QUESTIONS,
        };
        return <PictureChoiceField key={answer.id} {...choice} image={image} />;
      })}
    </div>
  );
}
