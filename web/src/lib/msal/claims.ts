/** What the app reads in a token; only the API judges it. */
export type Claims = {
  exp?: number;
  sub?: string;
  name?: string;
  preferred_username?: string;
  /** A person of the directory: the token is a work account's. */
  oid?: string;
  roles?: unknown;
};

/** Undefined for what is no JWT, such as a token of the demo. */
export function claimsOf(token: string): Claims | undefined {
  try {
    const bytes = Uint8Array.from(
      atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')),
      (character) => character.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return claims !== null && typeof claims === 'object' ? claims : undefined;
  } catch {
    return undefined;
  }
}

export const secondsLeft = ({ exp = 0 }: Claims, now = Date.now()) => exp - now / 1000;

/** Who a token speaks for, the same for each token of the person. Tells callers apart in the cache. */
export const subjectOf = (token: string | null) =>
  token === null ? '' : (claimsOf(token)?.sub ?? token);
