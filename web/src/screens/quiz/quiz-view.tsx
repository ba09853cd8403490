import type { QuizQuestion, QuizResult } from '@vse/domain/records/quiz-results';
import { isolated } from '@vse/domain/rules/isolated';
import { isQuestionValid } from '@vse/domain/rules/question-rules';
import { useWords } from '../../lib/words/words.ts';
import { ScreenHeading } from '../../ui/base/screen-heading.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Progress } from './progress.tsx';
import { QuestionField } from './question-field.tsx';
import styles from './quiz-form.module.css';

type QuizViewProps = {
  result: Pick<QuizResult, 'generatedFor'>;
  questions: readonly QuizQuestion[];
};

/** An invitee's unfinished quiz for the staff it belongs to, who look into it and cannot answer it. */
export function QuizView({ result, questions }: QuizViewProps) {
  const { quiz } = useWords();
  return (
    <div className={styles.quiz}>
      <Progress answered={questions.filter(isQuestionValid).length} total={questions.length} />
      <div className={styles.questions}>
        <div className={styles.viewed}>
          <ScreenHeading title={quiz.of(isolated(result.generatedFor))} />
          <Notice>{quiz.viewOnly}</Notice>
        </div>
        {questions.map((question, index) => (
          <QuestionField key={question.id} question={question} number={index + 1} />
        ))}
      </div>
    </div>
  );
}
