import { listUserSettings, resendUserMail } from '@vse/domain/contract/calls';
import type { UserSetting } from '@vse/domain/records/users';
import { staffCall, useRefresh } from '../../lib/api/staff.ts';
import { useAction } from '../../lib/forms/use-action.ts';
import { notify } from '../../lib/notifications.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Button } from '../../ui/kit/controls/button.tsx';
import { FailureAlert } from '../../ui/kit/failure-alert.tsx';
import { MailMark } from '../../ui/office/mail-mark.tsx';
import { MailReason } from '../../ui/office/mail-reason.tsx';
import styles from './user-form.module.css';

type InvitationMailProps = { settings: UserSetting; mayResend: boolean };

/** The state of the invitation e-mail, with a button to send it again. */
export function InvitationMail({ settings: { id, mail, email }, mayResend }: InvitationMailProps) {
  const { users, parts } = useOfficeWords();
  const { dateTime } = useFormats();
  const refresh = useRefresh(listUserSettings);
  const { run, isBusy, error } = useAction(parts.failed({ what: `${users.resend}: ${email}` }));
  const resend = async () => {
    await staffCall(resendUserMail, { id });
    notify(users.resent);
    void refresh();
  };
  const dated = { sent: users.mailSent, queued: users.mailQueued, failed: users.mailFailed };
  return (
    <div className={styles.mail}>
      {mail && <MailMark mail={mail} />}
      <p className={styles.reason}>
        {mail ? dated[mail.state]({ date: dateTime(mail.date) }) : users.mailNone}
      </p>
      <MailReason reason={mail?.reason} />
      {mayResend && (
        <Button isSmall aria-disabled={isBusy} onClick={() => void run(resend)}>
          {mail ? users.resend : users.send}
        </Button>
      )}
      <FailureAlert error={error} />
    </div>
  );
}
