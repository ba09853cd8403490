import type { getDashboard } from '@vse/domain/contract/calls';
import type { OutputOf } from '@vse/domain/contract/contracts';
import type { TodoName } from '@vse/domain/records/dashboard';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Bone, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { DashboardCard } from './dashboard-card.tsx';
import styles from './waits.module.css';

/** The list that has them, with the filter that shows only them where it has one. */
const HREFS: Record<TodoName, string> = {
  failedInviteMails: paths.invites.getHref(),
  failedUserMails: paths.users.getHref(),
  failedJobs: paths.jobs.getHref(),
  pendingRoles: paths.users.getHref(),
  draftFragrances: `${paths.fragrances.getHref()}?status=Draft`,
  unstockedFragrances: `${paths.fragrances.getHref()}?status=Published&inventory=none`,
  draftQuestions: `${paths.questions.getHref()}?status=Draft`,
  leftOutQuestions: `${paths.questions.getHref()}?quiz=out`,
  expiringInvites: `${paths.invites.getHref()}?status=open`,
};

type Todo = NonNullable<OutputOf<typeof getDashboard>['todo']>[number];

/** What waits for the person, a line with a link each; undefined while it is read. */
export function Waits({ todo }: { todo: readonly Todo[] | undefined }) {
  const { dashboard: words } = useOfficeWords();
  return (
    <DashboardCard title={words.waits}>
      {!todo && (
        <Skeleton>
          <Bone height="180px" radius="0" />
        </Skeleton>
      )}
      {todo?.length === 0 && <p className={styles.nothing}>{words.nothingWaits}</p>}
      {todo && todo.length > 0 && (
        <ul>
          {todo.map((each) => (
            <li key={each.name} className={styles.line}>
              <Line todo={each} />
            </li>
          ))}
        </ul>
      )}
    </DashboardCard>
  );
}

function Line({ todo: { name, count, first } }: { todo: Todo }) {
  const { dashboard: words } = useOfficeWords();
  const { number } = useFormats();
  return (
    <Link to={HREFS[name]} className={styles.link}>
      <span className={styles.count}>{number(count)}</span>{' '}
      <span className={styles.text}>
        <span className={styles.what}>{words.todo[name]({ count })}</span>{' '}
        <span className={styles.soft}>
          {first?.length ? <bdi>{first.join(' · ')}</bdi> : words.todoMeans[name]({ count })}
        </span>
      </span>
    </Link>
  );
}
