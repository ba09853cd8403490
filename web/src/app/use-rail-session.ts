import type { Session } from '@vse/domain/records/users';
import { useLocation } from 'react-router';
import { useSession } from '../lib/auth/session.ts';

/** Pages without the rail: those that respondents see, and the quiz that staff run for a client. */
const RESPONDENTS = /^\/(?:$|(?:invite|login|quiz)(?:\/|$)|results\/.)/;

/**
 * The person for whom the office shows its rail; 'loading' until their session is known, while the rail's room is kept
 * free.
 */
export function useRailSession(): Session | 'loading' | undefined {
  const state = useSession();
  const { pathname } = useLocation();
  if (RESPONDENTS.test(pathname)) return undefined;
  if (state.status === 'loading') return 'loading';
  return state.status === 'signedIn' && state.session.hasAccess ? state.session : undefined;
}
