import { useOfficeWords, useTranslated } from '../../lib/words/words.ts';
import { Notice } from '../../ui/notice.tsx';
import type { Person } from './merge-people.ts';

/** What is not in order between the settings and the directory, and what becomes of it. */
export function UserStanding({ person: { standing, settings } }: { person: Person }) {
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
    <Notice>
      <p>
        {text}
        {reason && ` ${users.mailReason(translated(reason))}`}
      </p>
    </Notice>
  );
}
