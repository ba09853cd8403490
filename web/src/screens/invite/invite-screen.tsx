import { Navigate } from 'react-router';
import { useSession } from '../../lib/auth/session.ts';
import { paths } from '../../lib/paths.ts';
import { useWords } from '../../lib/words/words.ts';
import { ScreenHeading } from '../../ui/base/screen-heading.tsx';
import { Bone, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { InviteForm } from './invite-form.tsx';
import styles from './invite-screen.module.css';

const WIDTHS = [400, 800, 1200];
const HERO = (width: number) => `/pictures/hero-${width}.webp`;

/** The first page: redeems an invite. Signed-in visitors are staff: redirect them to /start. */
export function InviteScreen() {
  const { invite } = useWords();
  const session = useSession();
  if (session.status === 'signedIn') return <Navigate to={paths.start.getHref()} replace />;
  // Most likely staff, who see their own page next.
  if (session.status === 'loading') return <Waiting />;
  return (
    <div className={styles.screen}>
      <img
        className={styles.picture}
        src={HERO(800)}
        srcSet={WIDTHS.map((width) => `${HERO(width)} ${width}w`).join()}
        sizes="(min-width: 900px) max(50vw, 115vh), 100vw"
        width={1200}
        height={900}
        alt=""
        fetchPriority="high"
      />
      <div className={styles.side}>
        <div className={styles.words}>
          <ScreenHeading title={invite.title} isLarge>
            {invite.titleLines.map((line) => (
              <span key={line} className={styles.line}>
                {`${line} `}
              </span>
            ))}
          </ScreenHeading>
          <p className={styles.promise}>{invite.promise}</p>
          <InviteForm />
        </div>
      </div>
    </div>
  );
}

const Waiting = () => (
  <Skeleton className={styles.side ?? ''}>
    <Bone width="min(100%, 480px)" height="52px" />
  </Skeleton>
);
