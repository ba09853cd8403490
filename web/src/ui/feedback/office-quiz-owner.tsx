import type { QuizResult } from '@vse/domain/records/quiz-results';
import { Link } from 'react-router';
import { lastAddress } from '../../lib/list-address.ts';
import { paths } from '../../lib/paths.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { useStaffQuizWords } from '../../lib/words/staff-quiz.ts';
import styles from './office-quiz-owner.module.css';

type OwnedQuiz = Pick<
  QuizResult,
  'generatedFor' | 'quizStartDate' | 'quizCompleteDate' | 'invite' | 'project' | 'owner'
>;

/** The way back to the history as it was last seen, for the staff that a quiz belongs to. */
export function QuizCrumbs({ result }: { result: OwnedQuiz }) {
  const { history, parts } = useOfficeWords();
  return (
    <nav aria-label={parts.breadcrumbs} className={styles.crumbs}>
      <Link to={lastAddress(paths.quizResults.getHref())}>{history.title}</Link>
      <span aria-hidden>›</span>
      <span aria-current="page">{result.generatedFor}</span>
    </nav>
  );
}

/** In one line, when the quiz began or ended, and whose it is. */
export function QuizOwner({ result }: { result: OwnedQuiz }) {
  const words = useStaffQuizWords();
  const { date } = useFormats();
  const { quizStartDate, quizCompleteDate, invite, project, owner } = result;
  const salesperson = owner?.salesperson || invite?.salesperson || project?.salesperson || '';
  const invited = owner?.inviteDate
    ? words.invitedOn({ name: salesperson, date: date(owner.inviteDate) })
    : words.invitedBy({ name: salesperson });
  const parts = quizCompleteDate
    ? [date(quizCompleteDate), salesperson]
    : [salesperson && invited, words.startedOn({ date: date(quizStartDate) })];
  return (
    <p className={styles.owner}>
      {[...parts, owner?.provider].filter(Boolean).map((part) => (
        <span key={part}>{part}</span>
      ))}
    </p>
  );
}
