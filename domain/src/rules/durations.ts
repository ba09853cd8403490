export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/**
 * Whether a time is within this many milliseconds of another, in either direction: when a clock was set back, what it
 * had noted lies ahead, and must not last for as long as that.
 */
export const isNear = (ms: number, one: number, other: number): boolean =>
  Math.abs(one - other) < ms;
