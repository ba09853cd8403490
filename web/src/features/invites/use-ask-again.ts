import { emailKey } from '@vse/domain/rules/keys';
import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';

export const isAboutOpenInvite = (error: unknown) =>
  error instanceof ApiError && error.issues.some(({ code }) => code === 'INVITE_OPEN');

/** Asks before a person who has an open invite is invited again. */
export function useAskAgain() {
  const [isAsking, setAsking] = useState(false);
  /** The e-mails that the person confirmed despite an open invite. */
  const confirmed = useRef(new Set<string>());
  return {
    isAsking,
    ask: () => setAsking(true),
    isConfirmed: (email: string) => confirmed.current.has(emailKey(email)),
    confirm: (email: string) => {
      confirmed.current.add(emailKey(email));
      setAsking(false);
    },
    cancel: () => setAsking(false),
  };
}
export type Asking = ReturnType<typeof useAskAgain>;
