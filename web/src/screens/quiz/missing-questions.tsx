import type { QuizQuestion } from '@vse/domain/records/quiz-results';
import { isQuestionValid } from '@vse/domain/rules/question-rules';
import { useWords } from '../../lib/words/words.ts';
import styles from './quiz-form.module.css';

type MissingQuestionsProps = {
  questions: readonly QuizQuestion[];
  onGoTo: (questionId: string) => void;
};

/** A link to each unanswered question. */
export function MissingQuestions({ questions, onGoTo }: MissingQuestionsProps) {
  const { quiz } = useWords();
  return (
    <ul className={styles.gaps}>
      {questions.map((question, index) => {
        if (isQuestionValid(question)) return null;
        return (
          <li key={question.id}>
            <a
              href={`#question-${question.id}`}
              onClick={(event) => {
                event.preventDefault();
                onGoTo(question.id);
              }}
            >
              {quiz.question({ number: index + 1 })}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
