import { useEffect } from 'react';
import { preloadAuth } from '../../lib/auth/preload-auth.ts';
import { useSettings } from '../../lib/auth/session.ts';
import { signInRequest } from '../../lib/auth/sign-in-request.ts';
import { errorMessages } from '../../lib/forms/errors.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { DemoAccounts } from './sign-in-demo.tsx';
import styles from './sign-in-dialog.module.css';
import { WorkAccount } from './sign-in-work.tsx';

/**
 * The sign-in dialog, for a work account or a demo account. Kind `again`: the session has ended, and the person
 * continues after signing in.
 */
export function SignInDialog({ kind }: { kind: 'asked' | 'again' }) {
  const { signIn } = useOfficeWords();
  useEffect(preloadAuth, []);
  return (
    <Modal
      title={kind === 'again' ? signIn.again : signIn.title}
      onClose={() => signInRequest.set(null)}
    >
      {kind === 'again' && <p>{signIn.againText}</p>}
      <SignInMethods kind={kind} />
    </Modal>
  );
}

/** The ways to sign in that this environment offers. */
function SignInMethods({ kind }: { kind: 'asked' | 'again' }) {
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
      <Alert messages={error === undefined ? [] : errorMessages(error, words)} />
      {error !== undefined && (
        <Button look="amber" onClick={() => void mutate()}>
          {words.common.tryAgain}
        </Button>
      )}
    </div>
  );
}
