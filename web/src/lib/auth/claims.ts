/** The claims that the app reads. Only the API verifies tokens. */
export type Claims = {
  exp?: number;
  sub?: string;
  name?: string;
  preferred_username?: string;
  /** The person's directory id; only tokens of work accounts have it. */
  oid?: string;
  roles?: unknown;
};

/** Returns the claims of a JWT, or undefined for anything else, such as a demo token. */
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

/** The person a token stands for, the same for all their tokens. Separates callers in the cache. */
export const subjectOf = (token: string | null) =>
  token === null ? '' : (claimsOf(token)?.sub ?? token);
