import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request may call a function with this level: `x-functions-key` or `?code=` (Functions, access keys). */
export function mayCall(
  authLevel: string | undefined,
  key: string | undefined,
  headers: Headers,
  url: URL,
): boolean {
  if (authLevel === undefined || authLevel === 'anonymous') return true;
  const given = headers.get('x-functions-key') ?? url.searchParams.get('code');
  if (authLevel !== 'function' || key === undefined || given === null) return false;
  return timingSafeEqual(digest(given), digest(key));
}
