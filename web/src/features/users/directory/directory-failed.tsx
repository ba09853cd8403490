import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Button } from '../../../ui/kit/controls/button.tsx';

/** Shown above the list when the role groups could not be read. */
export function DirectoryFailed({ onRetry }: { onRetry: () => void }) {
  const { common } = useWords();
  const { users } = useOfficeWords();
  return (
    <Notice>
      <span>{users.directoryFailed}</span>
      <Button isSmall onClick={onRetry}>
        {common.tryAgain}
      </Button>
    </Notice>
  );
}
