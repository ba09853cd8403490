import { permissions } from '@vse/domain/access/permissions';
import type { Session } from '@vse/domain/records/users';
import { Link } from 'react-router';
import { may } from '../../lib/auth/may.ts';
import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { ScreenHeading } from '../../ui/base/screen-heading.tsx';
import { BareButton } from '../../ui/kit/controls/bare-button.tsx';
import styles from './dashboard.module.css';
import { partOfDay } from './greeting.ts';
import { useClearCache } from './use-clear-cache.ts';

export function Profile({ session }: { session: Session }) {
  const { dashboard, parts } = useOfficeWords();
  const { email, kind, name, provider, settings } = session;
  const clearCache = useClearCache();
  const role = parts.role[kind];
  const greeting = dashboard[partOfDay(new Date().getHours())]({
    name: settings?.firstName || name,
  });
  return (
    <div className={styles.profile}>
      <ScreenHeading title={dashboard.title}>{greeting}</ScreenHeading>
      <p>
        <span>{provider ? dashboard.roleAt({ role, provider: provider.name }) : role}</span>
        <span className={styles.email}>{email}</span>
        <BareButton className={styles.clear} onClick={() => void clearCache()}>
          {dashboard.clearCache}
        </BareButton>
        {may(session, permissions.audit.read) && (
          <Link className={styles.audit} to={paths.audit.getHref()}>
            {dashboard.auditLog}
          </Link>
        )}
      </p>
    </div>
  );
}
