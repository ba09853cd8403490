type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** By the hour of the browser's clock. */
export function partOfDay(hour: number): PartOfDay {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
