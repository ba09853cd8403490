import { type ReactNode, useRef } from 'react';
import { useSession, useSettings } from '../lib/auth/session.ts';
import { signInRequest } from '../lib/auth/sign-in-request.ts';
import { lazyPart } from '../lib/browser/lazy-part.tsx';
import { useStore } from '../lib/browser/store.ts';
import { useIsHydrated } from '../lib/browser/use-is-hydrated.ts';
import { isNotifying } from '../lib/notifications.ts';
import { railWidth } from '../lib/rail-width.ts';
import { useWords } from '../lib/words/words.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';
import styles from './layout.module.css';
import { Optional } from './optional.tsx';
import { loadSignIn } from './sign-in/load-sign-in.ts';
import { SkipLink } from './skip-link.tsx';
import { useNavigationEffects } from './use-navigation-effects.ts';
import { useRailSession } from './use-rail-session.ts';

const SignInDialog = lazyPart(async () => (await loadSignIn()).SignInDialog);
const PrivacyLine = lazyPart(async () => (await import('./privacy/privacy-line.tsx')).PrivacyLine);
const SessionEnded = lazyPart(async () => (await import('./office-extras.ts')).loadSessionEnded());
const Toasts = lazyPart(async () => (await import('./office-extras.ts')).loadToasts());
const Rail = lazyPart(async () => (await import('./office-extras.ts')).loadRail());
const FeatureMenu = lazyPart(async () => (await import('./office-extras.ts')).loadFeatureMenu());

export function Layout({ children }: { children: ReactNode }) {
  const words = useWords();
  const main = useRef<HTMLElement>(null);
  const signInKind = useStore(signInRequest);
  const { data } = useSettings();
  const settings = useIsHydrated() ? data : undefined;
  const isClientIdMissing = settings && !settings.isDemoMode && !settings.clientId;
  const session = useSession();
  const isOffice = useStore(isNotifying);
  const staff = useRailSession();
  const width = useStore(railWidth);
  useNavigationEffects(main);
  return (
    <div className={styles.layout} data-rail={staff && (width ?? '')}>
      <SkipLink main={main} />
      <Header
        menu={
          staff && <Optional>{staff !== 'loading' && <FeatureMenu session={staff} />}</Optional>
        }
      />
      {isClientIdMissing && (
        <div className={styles.banner}>
          <Alert messages={[words.problem.missingClientId]} />
        </div>
      )}
      {session.status === 'signedIn' && session.isEnded && (
        <Optional>
          <SessionEnded />
        </Optional>
      )}
      {staff && (
        <div className={styles.rail}>
          <Optional>{staff !== 'loading' && <Rail session={staff} />}</Optional>
        </div>
      )}
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer>
        <Optional>{!staff && settings && <PrivacyLine />}</Optional>
      </Footer>
      <Optional>{isOffice && <Toasts />}</Optional>
      <Optional>{signInKind && <SignInDialog kind={signInKind} />}</Optional>
    </div>
  );
}
