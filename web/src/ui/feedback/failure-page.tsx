import { ApiError } from '../../lib/api/api-error.ts';
import { problemMessages } from '../../lib/forms/problem.ts';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../controls/button.tsx';
import { MessagePage } from './message-page.tsx';

/** Shown when a screen's data cannot be loaded. */
export function FailurePage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const words = useWords();
  const reference = error instanceof ApiError ? error.reference : undefined;
  return (
    <MessagePage
      title={words.results.failed}
      text={problemMessages(error, words).join(' ')}
      note={reference && `${words.problem.reference}: ${reference}`}
    >
      <Button look="ink" onClick={onRetry}>
        {words.common.tryAgain}
      </Button>
    </MessagePage>
  );
}
