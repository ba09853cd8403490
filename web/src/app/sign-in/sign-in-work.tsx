import { useEffect, useRef } from 'react';
import { claimsOf } from '../../lib/auth/claims.ts';
import { staffToken } from '../../lib/auth/tokens.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import styles from './sign-in-dialog.module.css';
import { useSignIn } from './use-sign-in.ts';

/**
 * Opens the provider's window at once when the person asked to sign in. The button is never disabled, because the app
 * does not learn when the window is closed, and another click must then work.
 */
export function WorkAccount({ kind }: { kind: 'asked' | 'again' }) {
  const { signIn } = useOfficeWords();
  const { begin, isOpen, isWithoutRole, problems } = useSignIn();
  const hasBegun = useRef(false);
  const start = () => {
    const loginHint = claimsOf(staffToken.get() ?? '')?.preferred_username;
    void begin({ isOtherAccount: isWithoutRole, loginHint });
  };
  useEffect(() => {
    if (kind !== 'asked' || hasBegun.current) return;
    hasBegun.current = true;
    void begin({}, true);
  });
  return (
    <div className={styles.work}>
      <p>{signIn.work}</p>
      <Button look="amber" onClick={start}>
        {isWithoutRole ? signIn.otherAccount : signIn.withWork}
      </Button>
      <p role="status" className={styles.waiting}>
        {isOpen && signIn.waiting}
      </p>
      <Alert messages={problems} />
    </div>
  );
}
