import { signOut } from '../../lib/auth/sign-in.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { useWords } from '../../lib/words/words.ts';
import { MessagePage } from '../feedback/message-page.tsx';
import { Button } from '../kit/controls/button.tsx';

/** For people who are signed in but may do nothing: without user settings, or with role '0'. */
export function NoAccess() {
  const { header, messages } = useWords();
  const { parts } = useOfficeWords();
  return (
    <MessagePage title={parts.noAccess} text={messages.NO_ACCESS}>
      <Button look="ink" onClick={() => void signOut()}>
        {header.signOut}
      </Button>
    </MessagePage>
  );
}
