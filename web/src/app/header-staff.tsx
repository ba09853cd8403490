import type { Session } from '@vse/domain/users';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../lib/paths.ts';
import { signOut } from '../lib/sign-in.ts';
import { useWords } from '../lib/words/words.ts';
import { GridIcon, SignOutIcon } from '../ui/staff-icons.tsx';
import styles from './header.module.css';
import { preloadSignIn } from './load-sign-in.ts';

/** The way to the dashboard, from everywhere else. */
export function StaffLinks() {
  const { header } = useWords();
  const { pathname } = useLocation();
  const href = paths.dashboard.getHref();
  if (pathname === href) return null;
  return (
    <Link to={href} className={styles.tool}>
      <span className={styles.phoneOnly}>
        <GridIcon />
      </span>
      <span className={styles.wideText}>{header.dashboard}</span>
    </Link>
  );
}

/** Who is signed in, and the way out. While the session is read nobody's name is known. */
export function StaffAccount({ session }: { session: Session | undefined }) {
  const { header } = useWords();
  // Its window must open within the click on Sign Out, and a token may have to be renewed.
  useEffect(preloadSignIn, []);
  return (
    <>
      {session && (
        <span className={styles.account}>
          <span className={styles.name}>{session.name}</span>
        </span>
      )}
      <button type="button" className={styles.tool} onClick={() => void signOut()}>
        <span className={styles.phoneOnly}>
          <SignOutIcon />
        </span>
        <span className={styles.wideText}>{header.signOut}</span>
      </button>
    </>
  );
}
