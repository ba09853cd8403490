import { UserSteps as Steps } from '@vse/domain/users';
import { useLocation, useNavigate } from 'react-router';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { StatusMark, type Tone } from '../../ui/status-mark.tsx';
import styles from './user-form.module.css';

/** After somebody was added: what was done and what was not. It comes with the navigation, and goes when it is read. */
export function UserSteps({ name }: { name: string }) {
  const { users } = useOfficeWords();
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const given = Steps.safeParse(state?.steps);
  if (!given.success) return null;
  const { directory, role, roleReason, mail } = given.data;
  const steps: [Tone, string, string][] = [
    ['good', users.steps[directory], ''],
    ['good', users.steps.settings, ''],
    role === 'applied'
      ? ['good', users.steps.role, '']
      : ['waiting', users.steps.rolePending, roleReason],
  ];
  if (mail?.state === 'sent') steps.push(['good', users.steps.mailSent, '']);
  if (mail?.state === 'queued') steps.push(['waiting', users.steps.mailQueued, mail.reason]);
  if (mail?.state === 'failed') steps.push(['bad', users.steps.mailFailed, mail.reason]);
  return (
    <Card title={users.stepsTitle(name)}>
      <ul>
        {steps.map(([tone, text, reason]) => (
          <li key={text}>
            <StatusMark tone={tone}>{text}</StatusMark>
            {reason && <p className={styles.reason}>{users.mailReason(reason)}</p>}
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button isSmall onClick={() => navigate(pathname, { replace: true })}>
          {users.dismiss}
        </Button>
      </div>
    </Card>
  );
}
