import { paths } from '../../lib/paths.ts';
import { openSignIn, useSession } from '../../lib/session.ts';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonTo } from '../../ui/button-to.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { QuizSkeleton } from './quiz-skeleton.tsx';

/** A quiz that who is here may not answer: staff of others', or somebody whose token is gone. */
export function NotOpen({ isSignInOver }: { isSignInOver: boolean }) {
  const { quiz, header } = useWords();
  const session = useSession();
  if (session.status === 'loading') return <QuizSkeleton />;
  if (session.status === 'signedIn' && !isSignInOver)
    return (
      <MessagePage title={quiz.notYours} text={quiz.notYoursText}>
        <ButtonTo look="ink" to={paths.dashboard.getHref()}>
          {header.dashboard}
        </ButtonTo>
      </MessagePage>
    );
  return (
    <MessagePage title={quiz.reopen} text={quiz.reopenText}>
      <ButtonTo look="ink" to={paths.home.getHref()}>
        {quiz.toInvite}
      </ButtonTo>
      <Button onClick={openSignIn}>{header.signIn}</Button>
    </MessagePage>
  );
}
