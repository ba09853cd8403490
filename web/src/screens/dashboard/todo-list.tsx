import type { getDashboard } from '@vse/domain/contract/calls';
import type { OutputOf } from '@vse/domain/contract/contracts';
import type { TodoName } from '@vse/domain/records/dashboard';
import { Link } from 'react-router';
import { screenHref } from '../../lib/screen-href.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import styles from './dashboard.module.css';

/** The screen in `paths` for each to-do. */
const SCREENS: Record<TodoName, string> = {
  expiringInvites: 'invites',
  pendingRoles: 'users',
  failedInviteMails: 'invites',
  failedUserMails: 'users',
  draftFragrances: 'fragrances',
  draftQuestions: 'questions',
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
        {todo.map(({ name, count }) => {
          const text = dashboard.todo[name](number(count), count === 1);
          const href = screenHref(SCREENS[name]);
          return <li key={name}>{href ? <Link to={href}>{text}</Link> : text}</li>;
        })}
      </ul>
    </section>
  );
}
