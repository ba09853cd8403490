import { getUserLogs, listUserSettings, resendUserMail } from '@vse/domain/contract/calls';
import type { UserSetting } from '@vse/domain/records/users';
import { staffCall, useRefresh, useStaffApi } from '../../lib/api/staff.ts';
import { useAction } from '../../lib/forms/use-action.ts';
import { notify } from '../../lib/notifications.ts';
import { useFormats } from '../../lib/words/format.ts';
import { isLanguage, LANGUAGES } from '../../lib/words/languages.ts';
import { useOfficeWords, useTranslated } from '../../lib/words/words.ts';
import { Card } from '../../ui/base/card.tsx';
import { FailureAlert } from '../../ui/feedback/failure-alert.tsx';
import { Button } from '../../ui/office/controls/button.tsx';
import { Fact, Facts } from '../../ui/office/facts.tsx';
import { MailMark } from '../../ui/office/mail-mark.tsx';
import type { Person } from './directory/merge-people.ts';
import styles from './user-form.module.css';

type UserFactsProps = { person: Person; mayResend: boolean };

/** Facts about a user that cannot be edited, and any problems. */
export function UserFacts({ person, mayResend }: UserFactsProps) {
  const { users } = useOfficeWords();
  const { settings } = person;
  return (
    <Card title={users.glance}>
      <Standing person={person} />
      {settings && (
        <Facts>
          <Fact term={users.columns.joined}>{settings.joined.split('T')[0]}</Fact>
          <Fact term={users.lastSignIn}>
            <LastSignIn userId={settings.id} />
          </Fact>
          <Fact term={users.language}>{nameOf(settings.language)}</Fact>
          <Fact term={users.mailTitle}>
            <Mail settings={settings} mayResend={mayResend} />
          </Fact>
        </Facts>
      )}
    </Card>
  );
}

const nameOf = (code: string) => (isLanguage(code) ? LANGUAGES[code] : code);

function LastSignIn({ userId }: { userId: string }) {
  const { users } = useOfficeWords();
  const { dateTime } = useFormats();
  const query = { userId, isShowUserWiseLogs: 'true', limit: 1 } as const;
  const { data } = useStaffApi(getUserLogs, query);
  if (!data) return '\u00a0';
  const [last] = data.logs;
  return last
    ? dateTime(new Date(last.lastLoginTimestamp * 1000).toISOString())
    : users.neverSignedIn;
}

/** How settings and directory do not match, and what will happen. */
function Standing({ person: { standing, settings } }: { person: Person }) {
  const { users } = useOfficeWords();
  const translated = useTranslated();
  if (standing === 'settled') return null;
  const text = {
    pending: users.rolePendingText,
    notInGroup: users.roleUnknownText,
    withoutSettings: users.noSettingsText,
  }[standing];
  const reason = standing === 'pending' && settings?.roleReason;
  return (
    <p className={styles.standing}>
      {text}
      {reason && ` ${users.mailReason(translated(reason))}`}
    </p>
  );
}

type MailProps = { settings: UserSetting; mayResend: boolean };

/** The state of the invitation e-mail, with a button to send it again. */
function Mail({ settings: { id, mail }, mayResend }: MailProps) {
  const { users } = useOfficeWords();
  const translated = useTranslated();
  const { dateTime } = useFormats();
  const refresh = useRefresh(listUserSettings);
  const { run, isBusy, error } = useAction();
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
        {mail ? dated[mail.state](dateTime(mail.date)) : users.mailNone}
      </p>
      {mail?.reason && <p className={styles.reason}>{users.mailReason(translated(mail.reason))}</p>}
      {mayResend && (
        <Button isSmall aria-disabled={isBusy} onClick={() => void run(resend)}>
          {mail ? users.resend : users.send}
        </Button>
      )}
      <FailureAlert error={error} />
    </div>
  );
}
