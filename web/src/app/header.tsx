import { Suspense } from 'react';
import { Link } from 'react-router';
import { paths } from '../lib/paths.ts';
import { openSignIn, useSession, useSettings } from '../lib/session.ts';
import { toggleTheme, useTheme } from '../lib/theme.ts';
import { useWords } from '../lib/words/words.ts';
import { MailIcon, MoonIcon, SunIcon } from '../ui/icons.tsx';
import styles from './header.module.css';
import { lazyPart } from './lazy-part.tsx';
import { preloadSignIn } from './load-sign-in.ts';

const loadStaff = () => import('./header-staff.tsx');
const StaffLinks = lazyPart(async () => (await loadStaff()).StaffLinks);
const StaffAccount = lazyPart(async () => (await loadStaff()).StaffAccount);
const LanguageSelect = lazyPart(async () => (await import('./language-select.tsx')).LanguageSelect);

export function Header() {
  const { header } = useWords();
  const state = useSession();
  const { data: settings } = useSettings();
  const session = state.status === 'signedIn' ? state.session : undefined;
  return (
    <header className={styles.header}>
      <Logo logo={session?.logo ?? ''} />
      <div className={styles.tools}>
        <Suspense>{session && <StaffLinks />}</Suspense>
        {settings && (
          <a className={styles.tool} href={`mailto:${settings.supportEmail}`}>
            <span className={styles.phoneOnly}>
              <MailIcon />
            </span>
            <span className={styles.wideText}>{header.support}</span>
          </a>
        )}
        <Suspense>{session && <LanguageSelect session={session} />}</Suspense>
        <ThemeToggle />
        {state.status === 'signedOut' && <SignIn />}
        {state.status !== 'signedOut' && (
          <Suspense>
            <StaffAccount session={session} />
          </Suspense>
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

/** The signed-in person's own logo, else the wordmark in the theme's ink. */
function Logo({ logo }: { logo: string }) {
  const { header, product } = useWords();
  return (
    <Link to={paths.home.getHref()} className={styles.logo} aria-label={header.label}>
      {logo ? <img src={logo} alt="" className={styles.ownLogo} /> : product}
    </Link>
  );
}

function ThemeToggle() {
  const { header } = useWords();
  const isDark = useTheme() === 'dark';
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={isDark ? header.toLight : header.toDark}
      onClick={toggleTheme}
    >
      {isDark ? <SunIcon /> : <MoonIcon />}
    </button>
  );
}
