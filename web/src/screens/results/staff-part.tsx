import { getQuizResult } from '@vse/domain/contract/first-calls';
import type { QuizResult } from '@vse/domain/records/quiz-results';
import type { Session } from '@vse/domain/records/users';
import { useStaffApi } from '../../lib/api/staff.ts';
import { QuizCrumbs, QuizOwner } from '../../ui/feedback/office-quiz-owner.tsx';
import { AdminTools } from './admin-tools.tsx';
import { GivenAnswers } from './given-answers.tsx';
import { Outcomes } from './outcomes/outcomes.tsx';
import styles from './staff-part.module.css';

export type StaffPartProps = { session: Session; result: QuizResult };

/**
 * The result as the staff that it belongs to may see it, which nobody else gets an owner of. It is read once more only
 * where the page was read without the rights of staff, such as with a respondent's token in the same browser.
 */
function useOwned(result: QuizResult): QuizResult | undefined {
  const { data } = useStaffApi(getQuizResult, result.owner ? null : { id: result.id });
  return [result, data].find((one) => one?.owner);
}

/** The way back to the history, and whose result it is. */
export function StaffHead({ result }: StaffPartProps) {
  const owned = useOwned(result);
  if (!owned) return null;
  return (
    <div className={styles.head}>
      <QuizCrumbs result={owned} />
      <QuizOwner result={owned} />
    </div>
  );
}

/** What the recommendations led to, the given answers, and the downloads of an Admin. */
export function StaffEnd({ session, result }: StaffPartProps) {
  const owned = useOwned(result);
  return (
    <>
      {owned && <Outcomes result={owned} />}
      {owned && <GivenAnswers questions={owned.questions} />}
      <AdminTools session={session} id={result.id} />
    </>
  );
}
