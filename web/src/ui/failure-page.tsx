import { problemMessages } from '../lib/problem.ts';
import { useWords } from '../lib/words/words.ts';
import { Button } from './button.tsx';
import { MessagePage } from './message-page.tsx';

/** What a screen shows when its data did not come. */
export function FailurePage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const words = useWords();
  return (
    <MessagePage title={words.results.failed} text={problemMessages(error, words).join(' ')}>
      <Button look="ink" onClick={onRetry}>
        {words.common.tryAgain}
      </Button>
    </MessagePage>
  );
}
