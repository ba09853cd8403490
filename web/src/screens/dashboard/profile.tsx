import type { Session } from '@vse/domain/users';
import { useOfficeWords } from '../../lib/words/words.ts';
import { ScreenHeading } from '../../ui/screen-heading.tsx';
import styles from './dashboard.module.css';
import { partOfDay } from './greeting.ts';

export function Profile({ session }: { session: Session }) {
  const { dashboard, parts } = useOfficeWords();
  const { email, kind, name, provider, settings } = session;
  const role = parts.role[kind];
  const greeting = dashboard[partOfDay(new Date().getHours())](settings?.firstName || name);
  return (
    <div className={styles.profile}>
      <ScreenHeading title={dashboard.title}>{greeting}</ScreenHeading>
      <p>
        {provider ? dashboard.roleAt(role, provider.name) : role}
        <span className={styles.email}>{email}</span>
      </p>
    </div>
  );
}
