import { useAction } from '../../lib/forms/use-action.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Button } from './controls/button.tsx';
import { ErrorModal } from './error-modal.tsx';
import { useFailureMessages } from './failure-alert.tsx';

type ActionButtonProps<Answer> = {
  children: string;
  isSmall?: boolean;
  /** The accessible name, where `children` alone is not enough. */
  label?: string;
  action: () => Promise<Answer>;
  /** Skipped when the person has left. */
  onDone: (answer: Answer) => void;
  errorTitle: string;
};

/** A button that sends a request, and says in a dialog why it failed. */
export function ActionButton<Answer>(props: ActionButtonProps<Answer>) {
  const { children, isSmall = false, label, action, onDone, errorTitle } = props;
  const { parts } = useOfficeWords();
  const { run, isBusy, error, clearError } = useAction(errorTitle);
  const messages = useFailureMessages(error);
  return (
    <>
      <Button
        isSmall={isSmall}
        aria-label={isBusy ? undefined : label}
        aria-disabled={isBusy}
        onClick={() => void run(action, onDone)}
      >
        {isBusy ? parts.working : children}
      </Button>
      {messages.length > 0 && (
        <ErrorModal title={errorTitle} messages={messages} onClose={clearError} />
      )}
    </>
  );
}
