import { openSignIn, useSession } from '../../lib/auth/session.ts';
import { signOut } from '../../lib/auth/sign-in.ts';
import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonTo } from '../../ui/controls/button-to.tsx';
import { FailurePage } from '../../ui/feedback/failure-page.tsx';
import { MessagePage } from '../../ui/feedback/message-page.tsx';
import { OfficeSkeleton } from '../../ui/feedback/office-skeleton.tsx';

export function LoginScreen() {
  const { header } = useWords();
  const { login } = useOfficeWords();
  const session = useSession();
  if (session.status === 'failed')
    return <FailurePage error={session.error} onRetry={session.retry} />;
  if (session.status === 'loading') return <OfficeSkeleton />;
  if (session.status === 'signedIn')
    return (
      <MessagePage title={login.signedIn} text={login.as({ name: session.session.name })}>
        <ButtonTo look="ink" to={paths.start.getHref()}>
          {login.start}
        </ButtonTo>
        <Button onClick={() => void signOut()}>{header.signOut}</Button>
      </MessagePage>
    );
  return (
    <MessagePage title={login.title} text={`${login.begin} ${login.text}`}>
      <Button look="amber" onClick={openSignIn}>
        {header.signIn}
      </Button>
      <ButtonTo to={paths.home.getHref()}>{login.withInvite}</ButtonTo>
    </MessagePage>
  );
}
