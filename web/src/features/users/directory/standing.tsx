import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { useTranslated } from '../../../lib/words/words.ts';
import styles from '../user-form.module.css';
import type { Person } from './merge-people.ts';

/** How settings and directory do not match, and what will happen. */
export function Standing({ person: { standing, settings } }: { person: Person }) {
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
      <span>{text}</span>
      {reason && <span>{` ${users.mailReason({ reason: translated(reason) })}`}</span>}
    </p>
  );
}
