import { useEffect, useEffectEvent, useRef } from 'react';
import { openSignIn } from '../../lib/auth/session.ts';
import { staffToken } from '../../lib/auth/tokens.ts';
import { useStore } from '../../lib/browser/store.ts';
import { useWords } from '../../lib/words/words.ts';
import { Button } from './controls/button.tsx';

type SignInButtonProps = {
  isSmall?: boolean;
  /** Reads what was refused again. */
  onSignedIn?: (() => void) | undefined;
};

export function SignInButton({ isSmall = false, onSignedIn }: SignInButtonProps) {
  const { header } = useWords();
  const token = useStore(staffToken);
  const refused = useRef(token);
  const readAgain = useEffectEvent(() => onSignedIn?.());
  useEffect(() => {
    if (token === null || token === refused.current) return;
    refused.current = token;
    readAgain();
  }, [token]);
  return (
    <Button look="amber" isSmall={isSmall} onClick={openSignIn}>
      {header.signIn}
    </Button>
  );
}
