import { DAY_MS, HOUR_MS } from './durations.ts';

/** A day has ended everywhere at noon UTC of the day after it: in the last time zone, UTC−12, it is midnight then. */
const ENDED_EVERYWHERE_MS = DAY_MS + 12 * HOUR_MS;

const startOfDay = (time: number) => Math.floor(time / DAY_MS) * DAY_MS;

/** The end of something that holds for so many days from now, and through the last of them everywhere. */
export const endAfterDays = (now: Date, days: number): Date =>
  new Date(startOfDay(now.getTime() + days * DAY_MS) + ENDED_EVERYWHERE_MS);

/** The last day that is over everywhere when something ends: the day to name to people whose time zone is unknown. */
export const lastDayOf = (end: Date): Date =>
  new Date(startOfDay(end.getTime() - ENDED_EVERYWHERE_MS));
