import { useEffect } from 'react';
import { problemMessages } from '../lib/problem.ts';
import { useSettings } from '../lib/session.ts';
import { signInRequest } from '../lib/sign-in-request.ts';
import { useOfficeWords, useWords } from '../lib/words/words.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { preloadSignIn } from './load-sign-in.ts';
import { DemoAccounts } from './sign-in-demo.tsx';
import styles from './sign-in-dialog.module.css';
import { WorkAccount } from './sign-in-work.tsx';

/** Signing in, with a work account or in demo mode with one of its own; `again`: to go on with what was begun. */
export function SignInDialog({ kind }: { kind: 'asked' | 'again' }) {
  const { signIn } = useOfficeWords();
  useEffect(preloadSignIn, []);
  return (
    <Modal
      title={kind === 'again' ? signIn.again : signIn.title}
      onClose={() => signInRequest.set(null)}
    >
      {kind === 'again' && <p>{signIn.againText}</p>}
      <Ways kind={kind} />
    </Modal>
  );
}

/** How one signs in here, as the settings have it. */
function Ways({ kind }: { kind: 'asked' | 'again' }) {
  const words = useWords();
  const { signIn } = useOfficeWords();
  const { data: settings, error, isValidating, mutate } = useSettings();
  if (settings?.isDemoMode) return <DemoAccounts />;
  if (settings?.clientId) return <WorkAccount kind={kind} />;
  if (settings) return <Alert messages={[signIn.unavailable]} />;
  return (
    <div className={styles.work}>
      <p role="status" className={styles.waiting}>
        {isValidating && words.common.loading}
      </p>
      <Alert messages={error === undefined ? [] : problemMessages(error, words)} />
      {error !== undefined && (
        <Button look="amber" onClick={() => void mutate()}>
          {words.common.tryAgain}
        </Button>
      )}
    </div>
  );
}
