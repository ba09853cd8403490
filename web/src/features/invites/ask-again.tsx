import { useOfficeWords } from '../../lib/words/office-words.ts';
import { ConfirmModal } from '../../ui/kit/confirm-modal.tsx';
import type { Asking } from './use-ask-again.ts';

type AskAgainProps = { asking: Asking; email: string; submit: () => void };

/** The question of `useAskAgain`; a yes submits the form once more. */
export function AskAgain({ asking, email, submit }: AskAgainProps) {
  const { invites } = useOfficeWords();
  if (!asking.isAsking) return null;
  return (
    <ConfirmModal
      title={invites.askAgainTitle}
      text={invites.askAgainText({ email })}
      confirm={invites.askAgainConfirm}
      onConfirm={() => {
        asking.confirm(email);
        submit();
      }}
      onClose={asking.cancel}
    />
  );
}
