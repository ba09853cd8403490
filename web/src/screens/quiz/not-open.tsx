import { openSignIn, useSession } from '../../lib/auth/session.ts';
import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonTo } from '../../ui/controls/button-to.tsx';
import { MessagePage } from '../../ui/feedback/message-page.tsx';
import { QuizSkeleton } from './quiz-skeleton.tsx';

/** Shown when the visitor may not answer the quiz: other staff, or a respondent whose token is gone. */
export function NotOpen({ isSignInOver }: { isSignInOver: boolean }) {
  const { quiz, header } = useWords();
  const session = useSession();
  if (session.status === 'loading') return <QuizSkeleton />;
  if (session.status === 'signedIn' && !isSignInOver) return <NotYours />;
  return (
    <MessagePage title={quiz.reopen} text={quiz.reopenText}>
      <ButtonTo look="ink" to={paths.home.getHref()}>
        {quiz.toInvite}
      </ButtonTo>
      <Button onClick={openSignIn}>{header.signIn}</Button>
    </MessagePage>
  );
}

function NotYours() {
  const { header } = useWords();
  const { notYours } = useOfficeWords();
  return (
    <MessagePage title={notYours.title} text={notYours.text}>
      <ButtonTo look="ink" to={paths.dashboard.getHref()}>
        {header.dashboard}
      </ButtonTo>
    </MessagePage>
  );
}
