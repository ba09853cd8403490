import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { openSignIn, useSession, useSettings } from '../../lib/auth/session.ts';
import { lazyPart } from '../../lib/browser/lazy-part.tsx';
import { useIsHydrated } from '../../lib/browser/use-is-hydrated.ts';
import { paths } from '../../lib/paths.ts';
import { toggleTheme } from '../../lib/theme.ts';
import { useWords } from '../../lib/words/words.ts';
import { Hidden } from '../../ui/base/hidden.tsx';
import { MailIcon, MoonIcon, SunIcon } from '../../ui/base/icons.tsx';
import { Optional } from '../optional.tsx';
import { preloadSignIn } from '../sign-in/load-sign-in.ts';
import styles from './header.module.css';

const loadStaff = () => import('./header-staff.tsx');
const StaffLinks = lazyPart(async () => (await loadStaff()).StaffLinks);
const StaffAccount = lazyPart(async () => (await loadStaff()).StaffAccount);
const LanguageSelect = lazyPart(async () => (await import('./language-select.tsx')).LanguageSelect);

/** `menu`: of staff in the office, on narrow screens. */
export function Header({ menu }: { menu?: ReactNode }) {
  const { header } = useWords();
  const state = useSession();
  const { data } = useSettings();
  const settings = useIsHydrated() ? data : undefined;
  const session = state.status === 'signedIn' ? state.session : undefined;
  return (
    <header className={menu ? `${styles.header} ${styles.withMenu}` : styles.header}>
      <Logo logo={session?.logo ?? ''} />
      {menu && <div className={styles.menu}>{menu}</div>}
      <div className={styles.tools}>
        <Optional>{session?.hasAccess && <StaffLinks />}</Optional>
        {settings && (
          <a className={styles.tool} href={`mailto:${settings.supportEmail}`}>
            <span className={styles.phoneOnly}>
              <MailIcon />
            </span>
            <span className={styles.wideText}>{header.support}</span>
          </a>
        )}
        <Optional>{session && <LanguageSelect session={session} />}</Optional>
        <ThemeToggle />
        {state.status === 'signedOut' && <SignIn />}
        {state.status !== 'signedOut' && (
          <Optional>
            <StaffAccount session={session} />
          </Optional>
        )}
      </div>
    </header>
  );
}

function SignIn() {
  const { header } = useWords();
  return (
    <button
      type="button"
      className={styles.tool}
      onPointerEnter={preloadSignIn}
      onFocus={preloadSignIn}
      onClick={openSignIn}
    >
      {header.signIn}
    </button>
  );
}

/** The signed-in person's logo. Shows the word mark when there is none or its picture fails to load. */
function Logo({ logo }: { logo: string }) {
  const { header, product } = useWords();
  const [failed, setFailed] = useState('');
  return (
    <Link to={paths.home.getHref()} className={styles.logo} aria-label={header.label}>
      {logo && logo !== failed ? (
        <img src={logo} alt="" className={styles.ownLogo} onError={() => setFailed(logo)} />
      ) : (
        product
      )}
    </Link>
  );
}

/** The styles choose what it shows, since one prerendered document serves both themes. */
function ThemeToggle() {
  const { header } = useWords();
  return (
    <button type="button" className={styles.tool} onClick={toggleTheme}>
      <span className={styles.toDark}>
        <MoonIcon />
        <Hidden>{header.toDark}</Hidden>
      </span>
      <span className={styles.toLight}>
        <SunIcon />
        <Hidden>{header.toLight}</Hidden>
      </span>
    </button>
  );
}
