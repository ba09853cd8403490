import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonTo } from '../../ui/button-to.tsx';
import { ErrorModal } from '../../ui/error-modal.tsx';
import type { useSaveUser } from './use-save-user.ts';

/** Why the user was not saved; when somebody else was first, the way to the newest version or back to the others. */
export function SaveProblems({ saving }: { saving: ReturnType<typeof useSaveUser> }) {
  const { users, parts } = useOfficeWords();
  const { messages, isStale, isGone } = saving.problems;
  if (messages.length === 0) return null;
  return (
    <ErrorModal title={users.errorSaving} messages={messages} onClose={saving.forget}>
      {isStale && <Button onClick={() => void saving.reload()}>{parts.reload}</Button>}
      {isGone && (
        <ButtonTo to={paths.users.getHref()} onClick={saving.refresh}>
          {users.toUsers}
        </ButtonTo>
      )}
    </ErrorModal>
  );
}
