import type { Session } from '@vse/domain/records/users';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { signOut } from '../../lib/auth/sign-in.ts';
import { paths } from '../../lib/paths.ts';
import { useWords } from '../../lib/words/words.ts';
import { GridIcon, SignOutIcon } from '../../ui/base/staff-icons.tsx';
import { preloadSignIn } from '../sign-in/load-sign-in.ts';
import styles from './header.module.css';

/** A link to the dashboard on every other page. */
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

/** The signed-in person and Sign Out. The name is unknown while the session is loading. */
export function StaffAccount({ session }: { session: Session | undefined }) {
  const { header } = useWords();
  // Sign Out must open the provider's window within its click, so its code is loaded before.
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
