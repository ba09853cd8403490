import { listUserSettings, resendUserMail, type UserSetting } from '@vse/domain/users';
import { staffCall, useRefresh } from '../../lib/api/staff.ts';
import { notify } from '../../lib/notifications.ts';
import { problemMessages } from '../../lib/problem.ts';
import { useAction } from '../../lib/use-action.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords, useTranslated, useWords } from '../../lib/words/words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { MailMark } from '../../ui/mail-mark.tsx';
import styles from './user-form.module.css';

type UserMailProps = { settings: UserSetting; mayResend: boolean };

/** Where the mail with the way in stands, and the way to send it again. */
export function UserMail({ settings: { id, mail }, mayResend }: UserMailProps) {
  const words = useWords();
  const { users } = useOfficeWords();
  const translated = useTranslated();
  const { dateTime } = useFormats();
  const refresh = useRefresh(listUserSettings);
  const { run, isBusy, error } = useAction();
  const resend = async () => {
    await staffCall(resendUserMail, { id });
    await refresh();
    notify(users.resent);
  };
  const told = {
    sent: users.mailSent,
    queued: users.mailQueued,
    failed: users.mailFailed,
  };
  return (
    <Card title={users.mailTitle}>
      {mail ? (
        <div>
          <MailMark mail={mail} />
          <p className={styles.reason}>{told[mail.state](dateTime(mail.date))}</p>
          {mail.reason && (
            <p className={styles.reason}>{users.mailReason(translated(mail.reason))}</p>
          )}
        </div>
      ) : (
        <p className={styles.reason}>{users.mailNone}</p>
      )}
      {mayResend && (
        <div className={styles.buttons}>
          <Button aria-disabled={isBusy} onClick={() => void run(resend)}>
            {mail ? users.resend : users.send}
          </Button>
        </div>
      )}
      <Alert messages={error === undefined ? [] : problemMessages(error, words)} />
    </Card>
  );
}
