import type { getDashboard } from '@vse/domain/contract/calls';
import type { OutputOf } from '@vse/domain/contract/contracts';
import type { TodoName } from '@vse/domain/records/dashboard';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import styles from './dashboard.module.css';

const HREFS: Record<TodoName, string> = {
  expiringInvites: paths.invites.getHref(),
  pendingRoles: paths.users.getHref(),
  failedInviteMails: paths.invites.getHref(),
  failedUserMails: paths.users.getHref(),
  draftFragrances: paths.fragrances.getHref(),
  draftQuestions: paths.questions.getHref(),
};

type Todo = NonNullable<OutputOf<typeof getDashboard>['todo']>;

/** The person's to-dos with links; renders nothing without any. */
export function TodoList({ todo }: { todo: Todo }) {
  const { dashboard } = useOfficeWords();
  const { number } = useFormats();
  if (todo.length === 0) return null;
  return (
    <section className={styles.todo} aria-labelledby="todo">
      <h2 id="todo">{dashboard.todo.title}</h2>
      <ul>
        {todo.map(({ name, count }) => (
          <li key={name}>
            <Link to={HREFS[name]}>{dashboard.todo[name](number(count), count === 1)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
