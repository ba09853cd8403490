import { UserChange } from '@vse/domain/users';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { focusHeading } from '../../lib/focus-heading.ts';
import { useOfficeWords, useTranslated } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { StatusMark, type Tone } from '../../ui/status-mark.tsx';
import styles from './user-form.module.css';

/** What the page of a user is told, by whoever leads to it, of what was done and what was not. */
export type ToldState = { steps: UserChange; isNew: boolean };

/** After somebody was added, or given another e-mail address. It comes with a navigation, and goes when it is read. */
export function UserSteps({ name }: { name: string }) {
  const { users } = useOfficeWords();
  const translated = useTranslated();
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const [told, setTold] = useState<ToldState>();
  useEffect(() => {
    if (state === null) return;
    const { data: steps } = UserChange.safeParse(state.steps);
    if (steps) setTold({ steps, isNew: state.isNew === true });
    // Told once: the history would keep it for every reload.
    navigate(pathname, { replace: true, state: null });
  }, [state, pathname, navigate]);
  const dismiss = () => {
    setTold(undefined);
    focusHeading();
  };
  if (!told) return null;
  const { directory, role, roleReason, mail } = told.steps;
  const steps: (readonly [Tone, string, string])[] = [
    ...(directory === 'unchanged' ? [] : [['good', users.steps[directory], ''] as const]),
    ['good', users.steps.settings, ''],
    role === 'applied'
      ? ['good', users.steps.role, '']
      : ['waiting', users.steps.rolePending, roleReason],
  ];
  if (mail?.state === 'sent') steps.push(['good', users.steps.mailSent, '']);
  if (mail?.state === 'queued') steps.push(['waiting', users.steps.mailQueued, mail.reason]);
  if (mail?.state === 'failed') steps.push(['bad', users.steps.mailFailed, mail.reason]);
  return (
    <Card title={told.isNew ? users.stepsTitle(name) : users.movedTitle(name)}>
      <ul>
        {steps.map(([tone, text, reason]) => (
          <li key={text}>
            <StatusMark tone={tone}>{text}</StatusMark>
            {reason && <p className={styles.reason}>{users.mailReason(translated(reason))}</p>}
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button isSmall onClick={dismiss}>
          {users.dismiss}
        </Button>
      </div>
    </Card>
  );
}
