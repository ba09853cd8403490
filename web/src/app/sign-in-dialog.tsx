import { useEffect } from 'react';
import { useSettings } from '../lib/session.ts';
import { signInRequest } from '../lib/sign-in-request.ts';
import { useOfficeWords, useWords } from '../lib/words/words.ts';
import { Alert } from '../ui/alert.tsx';
import { Modal } from '../ui/modal.tsx';
import { preloadSignIn } from './load-sign-in.ts';
import { DemoAccounts } from './sign-in-demo.tsx';
import { WorkAccount } from './sign-in-work.tsx';

/** Signing in, with a work account or in demo mode with one of its own; `again`: to go on with what was begun. */
export function SignInDialog({ kind }: { kind: 'asked' | 'again' }) {
  const { common } = useWords();
  const { signIn } = useOfficeWords();
  const settings = useSettings();
  useEffect(preloadSignIn, []);
  return (
    <Modal
      title={kind === 'again' ? signIn.again : signIn.title}
      onClose={() => signInRequest.set(null)}
    >
      {kind === 'again' && <p>{signIn.againText}</p>}
      {!settings && <p>{common.loading}</p>}
      {settings?.isDemoMode && <DemoAccounts />}
      {settings && !settings.isDemoMode && settings.clientId && <WorkAccount kind={kind} />}
      {settings && !settings.isDemoMode && !settings.clientId && (
        <Alert messages={[signIn.unavailable]} />
      )}
    </Modal>
  );
}
