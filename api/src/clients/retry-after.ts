/** The seconds of a Retry-After header, which is a number of seconds or a date. Undefined without a time to come. */
export function retryAfterOf(header: string | null | undefined): number | undefined {
  if (!header) return undefined;
  const seconds = /^\s*\d+(\.\d+)?\s*$/.test(header)
    ? Number(header)
    : (Date.parse(header) - Date.now()) / 1000;
  return seconds > 0 ? Math.ceil(seconds) : undefined;
}
