import { permissions } from '@vse/domain/access/permissions';
import { listQuizResults } from '@vse/domain/contract/calls';
import type { HistoryItem } from '@vse/domain/records/quiz-results';
import type { Session } from '@vse/domain/records/users';
import { Link } from 'react-router';
import { useStaffApi } from '../../lib/api/staff.ts';
import { may } from '../../lib/auth/may.ts';
import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { timeAgo } from '../../lib/words/time-ago.ts';
import { useLanguage } from '../../lib/words/words.ts';
import { Hidden } from '../../ui/base/hidden.tsx';
import { Bone, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Bar } from '../../ui/office/bar.tsx';
import { DashboardCard } from './dashboard-card.tsx';
import styles from './dashboard-tables.module.css';
import { FailedPart } from './failed-part.tsx';

const COUNT = 5;

/** The results that were begun last, each with its best match or how far it is. */
export function Newest({ session }: { session: Session }) {
  const words = useOfficeWords().dashboard.numbers;
  const { tiles, history } = useOfficeWords();
  const input = { limit: String(COUNT), bestMatch: 'true' };
  const { data, error, mutate } = useStaffApi(listQuizResults, input);
  const { columns } = history;
  const hasOthers = may(session, permissions.quizResults.list, 'ownProvider');
  const titles = [
    ...[columns.started, columns.project, columns.bestMatch],
    ...(hasOthers ? [columns.salesperson] : []),
    columns.view,
  ];
  return (
    <DashboardCard
      title={words.newest}
      aside={<Link to={paths.quizResults.getHref()}>{tiles.quizResults}</Link>}
    >
      <FailedPart error={error} onRetry={() => void mutate()} />
      {!data && error === undefined && (
        <Skeleton>
          <Bone height={`${COUNT * 40}px`} radius="0" />
        </Skeleton>
      )}
      {data?.items.length === 0 && <p className={styles.nothing}>{history.emptyText}</p>}
      {data && data.items.length > 0 && (
        <table className={styles.table} aria-label={words.newest}>
          <thead>
            <tr>
              {titles.map((title) => (
                <th key={title} scope="col">
                  <Hidden>{title}</Hidden>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.items.map((result) => (
              <Row key={result.id} result={result} hasOthers={hasOthers} />
            ))}
          </tbody>
        </table>
      )}
    </DashboardCard>
  );
}

function Row({ result, hasOthers }: { result: HistoryItem; hasOthers: boolean }) {
  const { history } = useOfficeWords();
  const language = useLanguage();
  const { id, isQuizCompleted, quizStartDate, invite, project } = result;
  const name = project.name || invite.name;
  const when = <time dateTime={quizStartDate}>{timeAgo(quizStartDate, Date.now(), language)}</time>;
  return (
    <tr>
      <td className={styles.when}>{when}</td>
      <th scope="row">
        <bdi>{name || '-'}</bdi>
        {/* Instead of its column, on a phone. */}
        <span className={styles.also}>{when}</span>
      </th>
      <td>
        <Outcome result={result} />
      </td>
      {hasOthers && (
        <td className={styles.staff}>
          <bdi>{invite.salesperson || project.salesperson}</bdi>
        </td>
      )}
      <td className={styles.link}>
        <Link to={(isQuizCompleted ? paths.quizComplete : paths.quiz).getHref(id)}>
          <span>{isQuizCompleted ? history.view : history.openQuiz}</span>
          <Hidden>{`: ${name}`}</Hidden>
        </Link>
      </td>
    </tr>
  );
}

/** The best match, in the fragrance's own color; of an unfinished quiz, how much is answered. */
function Outcome({ result: { bestMatch, progress } }: { result: HistoryItem }) {
  const { history } = useOfficeWords();
  if (bestMatch)
    return (
      <span className={styles.outcome}>
        <span className={styles.swatch} style={{ backgroundColor: bestMatch.color }} />
        <bdi>{bestMatch.name}</bdi>
      </span>
    );
  if (!progress) return '-';
  const { answered, questions } = progress;
  return (
    <span className={styles.outcome}>
      <span className={styles.progress}>
        <Bar figure={{ now: answered, before: null }} most={questions} rest={questions} />
      </span>
      <span>{history.progress({ answered, questions })}</span>
    </span>
  );
}
