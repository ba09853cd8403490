import { useOfficeWords } from '../../lib/words/office-words.ts';
import { MessagePage } from '../feedback/message-page.tsx';
import { SignInButton } from './sign-in-button.tsx';

/** Shown to somebody who is not signed in, or not any more. */
export function SignInPage({ onSignedIn }: { onSignedIn?: () => void }) {
  const { parts } = useOfficeWords();
  return (
    <MessagePage title={parts.signedOut} text={parts.signedOutText}>
      <SignInButton onSignedIn={onSignedIn} />
    </MessagePage>
  );
}
