import type { Question } from '@vse/domain/records/questions';
import { isLeftOut } from '@vse/domain/rules/left-out';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { StateMark } from '../../ui/office/state-mark.tsx';
import styles from './questions.module.css';

/** The state of a question, and whether the quiz leaves it out although it is Published. */
export function Visibility({ question }: { question: Pick<Question, 'publishState' | 'answers'> }) {
  const { leftOut, state } = useOfficeWords().questions;
  return (
    <>
      <StateMark state={question.publishState} words={state} />
      {isLeftOut(question) && <span className={styles.leftOut}>{` · ${leftOut}`}</span>}
    </>
  );
}
