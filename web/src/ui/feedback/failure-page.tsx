import type { ComponentType } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { errorMessages } from '../../lib/forms/errors.ts';
import { useWords } from '../../lib/words/words.ts';
import type { ButtonProps } from '../base/button-props.ts';
import { Button } from '../controls/button.tsx';
import { MessagePage } from './message-page.tsx';

type FailurePageProps = {
  error: unknown;
  onRetry: () => void;
  /** By default the respondents' button. */
  button?: ComponentType<ButtonProps>;
};

/** Shown when a screen's data cannot be loaded. */
export function FailurePage({ error, onRetry, button: RetryButton = Button }: FailurePageProps) {
  const words = useWords();
  const reference = error instanceof ApiError ? error.reference : undefined;
  return (
    <MessagePage
      title={words.results.failed}
      text={errorMessages(error, words).join(' ')}
      note={reference && `${words.problem.reference}: ${reference}`}
    >
      <RetryButton look="ink" onClick={onRetry}>
        {words.common.tryAgain}
      </RetryButton>
    </MessagePage>
  );
}
