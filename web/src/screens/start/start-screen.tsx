import { paths } from '../../lib/paths.ts';
import { openSignIn, useSession } from '../../lib/session.ts';
import { useOfficeWords, useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonTo } from '../../ui/button-to.tsx';
import { FailurePage } from '../../ui/failure-page.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { ProjectForm } from './project-form.tsx';
import styles from './start-screen.module.css';

/** Staff begin a quiz for a client's project. */
export function StartScreen() {
  const { header } = useWords();
  const { login, start } = useOfficeWords();
  const session = useSession();
  if (session.status === 'signedIn') return <ProjectForm salesperson={session.session.email} />;
  if (session.status === 'failed')
    return <FailurePage error={session.error} onRetry={session.retry} />;
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
