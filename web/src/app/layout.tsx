import { type ReactNode, Suspense, useRef } from 'react';
import { useSettings } from '../lib/session.ts';
import { signInRequest } from '../lib/sign-in-request.ts';
import { useStore } from '../lib/store.ts';
import { useWords } from '../lib/words/words.ts';
import { Alert } from '../ui/alert.tsx';
import { Notifications } from '../ui/notifications.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { lazyPart } from './lazy-part.tsx';
import { loadSignIn } from './load-sign-in.ts';
import { useNavigationEffects } from './use-navigation-effects.ts';

const SignInDialog = lazyPart(async () => (await loadSignIn()).SignInDialog);

export function Layout({ children }: { children: ReactNode }) {
  const words = useWords();
  const main = useRef<HTMLElement>(null);
  const signInKind = useStore(signInRequest);
  const { data: settings } = useSettings();
  const isClientIdMissing = settings && !settings.isDemoMode && !settings.clientId;
  useNavigationEffects(main);
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#main">
        {words.header.skip}
      </a>
      <Header />
      {isClientIdMissing && (
        <div className={styles.banner}>
          <Alert messages={[words.problem.missingClientId]} />
        </div>
      )}
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <Notifications />
      {signInKind && (
        <Suspense>
          <SignInDialog kind={signInKind} />
        </Suspense>
      )}
    </div>
  );
}
