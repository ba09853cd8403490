import { DAY_MS, MINUTE_MS } from './durations.ts';
import { QUARTER_MS } from './insight-cells.ts';

/** Whether a time zone has this name. */
export function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}

/** The clock of a time zone at this time, as the same time of UTC. */
function clockAt(timeZone: string, time: number): number {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * The quarter hour in which a day, such as 2026-03-29, begins in a time zone. Where the clock is set forward at
 * midnight, the first one that the day has.
 */
export function startOfDay(day: string, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00.000Z`);
  // The clock is at most 14 hours ahead of UTC and 12 behind it.
  let [low, high] = [midnight - 15 * 60 * MINUTE_MS, midnight + 15 * 60 * MINUTE_MS];
  while (high - low > QUARTER_MS) {
    const middle = Math.floor((low + high) / 2 / QUARTER_MS) * QUARTER_MS;
    if (clockAt(timeZone, middle) >= midnight) high = middle;
    else low = middle;
  }
  return Math.floor(high / QUARTER_MS);
}

/** The day this many days later. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days there are from one up to, and with, the other; 0 or less when they are not in order. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** Days of a time zone, with the quarter hours from its first up to, and without, that after its last. */
export type Period = {
  from: string;
  to: string;
  days: { day: string; from: number; to: number }[];
  start: number;
  end: number;
};

/** The days from one up to, and with, the other. */
export function periodOf(from: string, to: string, timeZone: string): Period {
  const count = daysBetween(from, to);
  const starts = Array.from({ length: count + 1 }, (_, at) =>
    startOfDay(dayAfter(from, at), timeZone),
  );
  const [start = 0] = starts;
  const days = starts.slice(0, -1).map((each, at) => ({
    day: dayAfter(from, at),
    from: each,
    to: starts[at + 1] ?? each,
  }));
  return { from, to, days, start, end: starts.at(-1) ?? start };
}

/** As many days directly before a period. */
export function periodBefore({ from, days }: Period, timeZone: string): Period {
  return periodOf(dayAfter(from, -days.length), dayAfter(from, -1), timeZone);
}
