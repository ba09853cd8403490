import { useEffect, useRef } from 'react';
import { claimsOf } from '../lib/msal/claims.ts';
import { staffToken } from '../lib/tokens.ts';
import { useOfficeWords } from '../lib/words/words.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import styles from './sign-in-dialog.module.css';
import { useSignIn } from './use-sign-in.ts';

/**
 * The window opens by itself when the person asked for it. The button is never disabled: nobody tells the app that a
 * window was closed half-way, and another click is then the way on.
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
    void begin({});
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
