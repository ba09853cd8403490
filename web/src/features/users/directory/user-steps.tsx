import { UserChange } from '@vse/domain/records/users';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { focusHeading } from '../../../lib/browser/focus-heading.ts';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { Card } from '../../../ui/base/card.tsx';
import { Button } from '../../../ui/kit/controls/button.tsx';
import { StatusMark, type Tone } from '../../../ui/kit/status-mark.tsx';
import { MailReason } from '../../../ui/office/mail-reason.tsx';
import styles from '../user-form.module.css';

/** Which steps succeeded, passed to the user's page by the navigation. */
export type StepsState = { steps: UserChange; isNew: boolean };

/**
 * Shown after a user was added or got another e-mail address. The navigation's state has the steps, which are shown
 * once.
 */
export function UserSteps({ name }: { name: string }) {
  const { users } = useOfficeWords();
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState<StepsState>();
  useEffect(() => {
    if (state === null) return;
    const { data: steps } = UserChange.safeParse(state.steps);
    if (steps) setShown({ steps, isNew: state.isNew === true });
    // Removed from the history entry, so that a reload does not show it again.
    navigate(pathname, { replace: true, state: null });
  }, [state, pathname, navigate]);
  const dismiss = () => {
    setShown(undefined);
    focusHeading();
  };
  if (!shown) return null;
  const { directory, role, roleReason, mail } = shown.steps;
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
    <Card title={shown.isNew ? users.stepsTitle({ name }) : users.movedTitle({ name })}>
      <ul>
        {steps.map(([tone, text, reason]) => (
          <li key={text}>
            <StatusMark tone={tone}>{text}</StatusMark>
            <MailReason reason={reason} />
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
