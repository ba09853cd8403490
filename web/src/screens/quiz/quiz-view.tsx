import type { QuizQuestion, QuizResult } from '@vse/domain/records/quiz-results';
import { isQuestionValid } from '@vse/domain/rules/question-rules';
import { useStaffQuizWords } from '../../lib/words/staff-quiz.ts';
import { ScreenHeading } from '../../ui/base/screen-heading.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { QuizCrumbs, QuizOwner } from '../../ui/feedback/office-quiz-owner.tsx';
import { Progress } from './progress.tsx';
import { QuestionField } from './question-field.tsx';
import styles from './quiz-form.module.css';

type QuizViewProps = { result: QuizResult; questions: readonly QuizQuestion[] };

/** An invitee's unfinished quiz for the staff it belongs to, who look into it and cannot answer it. */
export function QuizView({ result, questions }: QuizViewProps) {
  const words = useStaffQuizWords();
  const answered = questions.filter(isQuestionValid).length;
  return (
    <div className={styles.quiz}>
      <Progress answered={answered} total={questions.length} note={words.viewOnly} />
      <div className={styles.questions}>
        <div className={styles.viewed}>
          <QuizCrumbs result={result} />
          <ScreenHeading title={words.title({ name: result.generatedFor })} />
          <QuizOwner result={result} />
          <Notice>{words.onlyInvitee}</Notice>
        </div>
        {questions.map((question, index) => (
          <QuestionField key={question.id} question={question} number={index + 1} />
        ))}
      </div>
    </div>
  );
}
