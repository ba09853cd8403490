/** The middle of times that were counted in bins, and how many there were. */
export type Median = { seconds: number | null; n: number };

/**
 * About the median of times in bins with these upper bounds: as if those of a bin were spread evenly over it. Null without
 * any.
 */
export function medianOf(bins: readonly number[], bounds: readonly number[]): Median {
  const n = bins.reduce((sum, count) => sum + count, 0);
  let below = 0;
  for (const [bin, count] of bins.entries()) {
    if (count > 0 && below + count >= n / 2) {
      const lower = bounds[bin - 1] ?? 0;
      const upper = bounds[bin] ?? lower;
      const share = (n / 2 - below) / count;
      return { seconds: Math.round((lower + (upper - lower) * share) * 10) / 10, n };
    }
    below += count;
  }
  return { seconds: null, n: 0 };
}
