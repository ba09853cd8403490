import { openSignIn, useSession } from '../../lib/auth/session.ts';
import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { useWords } from '../../lib/words/words.ts';
import { MessagePage } from '../../ui/feedback/message-page.tsx';
import { Bone, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/kit/controls/button.tsx';
import { ButtonTo } from '../../ui/kit/controls/button-to.tsx';
import { OfficeFailure } from '../../ui/kit/office-failure.tsx';
import { NoAccess } from '../../ui/office/no-access.tsx';
import { ProjectForm } from './project-form.tsx';
import styles from './start-screen.module.css';

/** Staff start a quiz for a client's project here. */
export function StartScreen() {
  const { header } = useWords();
  const { login, start } = useOfficeWords();
  const session = useSession();
  if (session.status === 'signedIn')
    return session.session.hasAccess ? (
      <ProjectForm salesperson={session.session.email} />
    ) : (
      <NoAccess />
    );
  if (session.status === 'failed')
    return <OfficeFailure error={session.error} onRetry={session.retry} />;
  if (session.status === 'loading')
    return (
      <Skeleton className={styles.screen ?? ''}>
        <Bone width="80%" height="54px" />
        <Bone height="52px" />
        <Bone height="78px" />
        <Bone height="48px" radius="999px" />
      </Skeleton>
    );
  return (
    <MessagePage title={start.denied} text={start.deniedText}>
      <Button look="amber" onClick={openSignIn}>
        {header.signIn}
      </Button>
      <ButtonTo to={paths.home.getHref()}>{login.withInvite}</ButtonTo>
    </MessagePage>
  );
}
