import type { QuizQuestion } from '@vse/domain/records/quiz-results';
import { useStaffQuizWords } from '../../lib/words/staff-quiz.ts';
import { Picture } from '../../ui/base/picture.tsx';
import styles from './staff-part.module.css';

/** The questions as they were asked, each with what was chosen. */
export function GivenAnswers({ questions }: { questions: readonly QuizQuestion[] }) {
  const words = useStaffQuizWords();
  return (
    <section className={styles.answers} aria-labelledby="given-answers">
      <h2 id="given-answers" className={styles.title}>
        {words.answers}
      </h2>
      <dl className={styles.list}>
        {questions.map(({ id, questionText, selectedAnswers, sourceAnswers }) => {
          const chosen = sourceAnswers.filter((answer) => selectedAnswers.includes(answer.id));
          return (
            <div key={id} className={styles.question}>
              <dt>{questionText}</dt>
              {chosen.length === 0 && <dd className={styles.none}>{words.unanswered}</dd>}
              {chosen.map((answer) => (
                <dd key={answer.id} className={styles.answer}>
                  {answer.heroImageUrl && (
                    <span className={styles.picture}>
                      <Picture
                        url={answer.heroImageUrl}
                        srcSet={answer.heroImageSrcSet}
                        sizes="64px"
                        isLazy
                      />
                    </span>
                  )}
                  <span>{answer.title}</span>
                </dd>
              ))}
            </div>
          );
        })}
      </dl>
    </section>
  );
}
