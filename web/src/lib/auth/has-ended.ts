import { claimsOf, secondsLeft } from './claims.ts';

/** Whether the token of a work account has ended. A demo token has no end. */
export function hasEnded(token: string): boolean {
  const claims = claimsOf(token);
  return claims?.oid !== undefined && secondsLeft(claims) <= 0;
}
