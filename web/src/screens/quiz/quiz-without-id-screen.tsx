import { paths } from '../../lib/paths.ts';
import { useWords } from '../../lib/words/words.ts';
import { ButtonTo } from '../../ui/controls/button-to.tsx';
import { MessagePage } from '../../ui/feedback/message-page.tsx';

export function QuizWithoutIdScreen() {
  const { quiz } = useWords();
  return (
    <MessagePage title={quiz.withoutId} text={quiz.withoutIdText}>
      <ButtonTo look="ink" to={paths.home.getHref()}>
        {quiz.toInvite}
      </ButtonTo>
    </MessagePage>
  );
}
