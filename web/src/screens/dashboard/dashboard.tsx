import { getDashboard } from '@vse/domain/dashboard';
import type { Session } from '@vse/domain/users';
import { Link } from 'react-router';
import { useStaffApi } from '../../lib/api/staff.ts';
import { paths } from '../../lib/paths.ts';
import { problemMessages } from '../../lib/problem.ts';
import { useOfficeWords, useWords } from '../../lib/words/words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonTo } from '../../ui/button-to.tsx';
import styles from './dashboard.module.css';
import { Profile } from './profile.tsx';
import { Tiles, TilesSkeleton } from './tiles.tsx';
import { useClearCache } from './use-clear-cache.ts';

/** What there is and how much of it, and who is asking. */
export function Dashboard({ session }: { session: Session }) {
  const words = useWords();
  const { dashboard } = useOfficeWords();
  const { data, error, mutate } = useStaffApi(getDashboard, {});
  const clearCache = useClearCache();
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <Profile session={session} />
        <div className={styles.actions}>
          <Button onClick={() => void clearCache()}>{dashboard.clearCache}</Button>
          <ButtonTo to={paths.start.getHref()}>{dashboard.beginQuiz}</ButtonTo>
          <ButtonTo look="amber" to={`${paths.invites.getHref()}?invite=1`}>
            {dashboard.inviteUser}
          </ButtonTo>
        </div>
      </div>
      <Remarks session={session} />
      {error !== undefined && (
        <div className={styles.failure}>
          <Alert messages={problemMessages(error, words)} />
          <Button look="ink" onClick={() => void mutate()}>
            {words.common.tryAgain}
          </Button>
        </div>
      )}
      {data && <Tiles tiles={data.tiles} />}
      {!data && error === undefined && <TilesSkeleton session={session} />}
      {session.kind === 'Admin' && (
        <p className={styles.hint}>
          <strong>{dashboard.editQuiz}</strong> {dashboard.editQuizText}
        </p>
      )}
    </div>
  );
}

/** What somebody should know whose account is not complete yet. */
function Remarks({ session }: { session: Session }) {
  const { dashboard } = useOfficeWords();
  if (session.userId === null && session.kind === 'Admin')
    return (
      <p className={styles.remark}>
        {dashboard.noSettingsAdmin} <Link to={paths.users.getHref()}>{dashboard.toUsers}</Link>
      </p>
    );
  if (session.userId === null) return <p className={styles.remark}>{dashboard.noSettings}</p>;
  if (session.provider === null && session.kind !== 'Admin')
    return <p className={styles.remark}>{dashboard.noProvider}</p>;
  return null;
}
