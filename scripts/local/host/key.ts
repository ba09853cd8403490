import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Whether a request may call a function with this level: `x-functions-key` or `?code=` (Functions, access keys). As in
 * the real host, the first header counts, also an empty one, and the parameter in any letter case.
 */
export function mayCall(
  authLevel: string | undefined,
  key: string | undefined,
  headers: Headers,
  url: URL,
): boolean {
  if (authLevel === undefined || authLevel === 'anonymous') return true;
  const [inQuery] = [...url.searchParams].filter(([name]) => name.toLowerCase() === 'code');
  const given = headers.get('x-functions-key')?.split(',')[0]?.trim() ?? inQuery?.[1];
  if (authLevel !== 'function' || key === undefined || given === undefined) return false;
  return timingSafeEqual(digest(given), digest(key));
}
