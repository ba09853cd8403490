import { permissions } from '@vse/domain/access/permissions';
import { getDashboard } from '@vse/domain/contract/calls';
import { catalogueWithoutTile, listsOf, tilesOf } from '@vse/domain/records/lists';
import type { Session } from '@vse/domain/records/users';
import { Link } from 'react-router';
import { useStaffCount } from '../../lib/api/staff.ts';
import { may } from '../../lib/auth/may.ts';
import { lazyIn } from '../../lib/browser/lazy-in.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { ButtonTo } from '../../ui/kit/controls/button-to.tsx';
import { CatalogueLinks } from './catalogue-links.tsx';
import styles from './dashboard.module.css';
import { DashboardCard } from './dashboard-card.tsx';
import { EditQuizHint } from './edit-quiz-hint.tsx';
import { FailedPart } from './failed-part.tsx';
import { LazyFirstSteps } from './lazy-first-steps.ts';
import { Newest } from './newest.tsx';
import { Numbers } from './numbers.tsx';
import { Profile } from './profile.tsx';
import { stepsLeft } from './steps-left.ts';
import { Tiles, TilesSkeleton } from './tiles.tsx';
import { Waits } from './waits.tsx';

// Few people see it, and every office page would load its code.
const OfficeMessage = lazyIn(
  async () => (await import('../../ui/kit/office-message.tsx')).OfficeMessage,
);

/** The profile, the numbers of the week and the month, what waits for the person, and the tiles with counts. */
export function Dashboard({ session }: { session: Session }) {
  const { dashboard, parts } = useOfficeWords();
  const { time } = useFormats();
  const { data, error, mutate } = useStaffCount(getDashboard, {});
  const left = stepsLeft(data?.tiles ?? []);
  const lists = listsOf(session.kind, session.provider !== null).map(({ name }) => name);
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <Profile session={session} />
        <div className={styles.actions}>
          <ButtonTo to={paths.start.getHref()}>{dashboard.beginQuiz}</ButtonTo>
          {/* One button is amber: that of the next step. */}
          <ButtonTo
            look={left.length > 0 ? 'quiet' : 'amber'}
            to={`${paths.invites.getHref()}?invite=1`}
          >
            {dashboard.inviteUser}
          </ButtonTo>
        </div>
      </div>
      <Remarks session={session} />
      <FailedPart error={error} onRetry={() => void mutate()} />
      <div className={styles.columns}>
        {left.length > 0 && (
          <div className={styles.main}>
            <LazyFirstSteps left={left} />
          </div>
        )}
        {left.length === 0 && lists.includes('insight') && (
          <div className={styles.main}>
            <Numbers />
            <Newest session={session} />
          </div>
        )}
        {(data !== undefined || error === undefined) && (
          <div className={styles.side}>
            <Waits todo={data && (data.todo ?? [])} />
            <DashboardCard title={dashboard.glance}>
              {data ? (
                <Tiles tiles={data.tiles} session={session} />
              ) : (
                <TilesSkeleton session={session} />
              )}
              <p className={styles.counted}>
                {data && parts.countedAt({ time: time(data.countedDate) })}
              </p>
            </DashboardCard>
          </div>
        )}
      </div>
      {may(session, permissions.catalogue.write) && (
        <CatalogueLinks names={catalogueWithoutTile(session.kind)} />
      )}
      {tilesOf(session.kind, false).includes('questions') && <EditQuizHint />}
    </div>
  );
}

/** What is missing in the person's account, and who can add it. */
function Remarks({ session }: { session: Session }) {
  const { dashboard } = useOfficeWords();
  // Only the very first Admin has access without settings.
  if (session.userId === null)
    return (
      <OfficeMessage>
        <p>
          <span>{dashboard.noSettingsAdmin}</span>{' '}
          <Link to={paths.users.getHref()}>{dashboard.toUsers}</Link>
        </p>
      </OfficeMessage>
    );
  if (session.provider === null && !may(session, permissions.dashboard.read, 'all'))
    return <OfficeMessage>{dashboard.noProvider}</OfficeMessage>;
  return null;
}
