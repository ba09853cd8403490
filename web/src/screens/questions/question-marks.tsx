import type { Question } from '@vse/domain/records/questions';
import { isPublished, type PublishState } from '@vse/domain/rules/publish-state';
import { useOfficeWords } from '../../lib/words/words.ts';
import { StatusMark } from '../../ui/office/status-mark.tsx';
import { isLeftOut } from './question-rules.ts';
import styles from './questions.module.css';

/** Green when Published, red otherwise. */
export function StateMark({ state }: { state: PublishState }) {
  const { states } = useOfficeWords().questions;
  return (
    <StatusMark tone={isPublished({ publishState: state }) ? 'good' : 'bad'}>
      {states[state]}
    </StatusMark>
  );
}

/** The state of a question, and whether the quiz leaves it out although it is Published. */
export function Visibility({ question }: { question: Pick<Question, 'publishState' | 'answers'> }) {
  const { leftOut } = useOfficeWords().questions;
  return (
    <>
      <StateMark state={question.publishState} />
      {isLeftOut(question) && <span className={styles.leftOut}>{` · ${leftOut}`}</span>}
    </>
  );
}
