export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/**
 * Whether two times are less than this many milliseconds apart. The difference is absolute, so that a timestamp written
 * before the clock was set back does not stay valid.
 */
export const isNear = (ms: number, one: number, other: number): boolean =>
  Math.abs(one - other) < ms;
