import { type Days, localDay } from './day-range.ts';

export const DAY_PRESETS = ['today', 'last7', 'last30', 'thisMonth', 'lastMonth'] as const;
export type DayPreset = (typeof DAY_PRESETS)[number];

/** The days of a preset in the browser's time zone. All but the last month end today. */
export function presetDays(preset: DayPreset, now: Date): Required<Days> {
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()];
  // Counted in days of the calendar, because a day has 23 or 25 hours when clocks change.
  const day = (ofMonth: number, inMonth = month) => localDay(new Date(year, inMonth, ofMonth));
  const to = day(date);
  switch (preset) {
    case 'today':
      return { from: to, to };
    case 'last7':
      return { from: day(date - 6), to };
    case 'last30':
      return { from: day(date - 29), to };
    case 'thisMonth':
      return { from: day(1), to };
    case 'lastMonth':
      return { from: day(1, month - 1), to: day(0) };
  }
}
