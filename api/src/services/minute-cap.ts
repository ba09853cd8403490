import { MINUTE_MS } from '@vse/domain/rules/durations';

/**
 * Counts the calls of a minute by address and for this instance, in memory, so that a flood costs no store call. Returns
 * whether one more is within both limits, and counts it.
 */
export function createMinuteCap(now: () => Date, perAddress: number, perInstance: number) {
  let minute = 0;
  let total = 0;
  let byAddress = new Map<string, number>();
  return (address: string): boolean => {
    const current = Math.floor(now().getTime() / MINUTE_MS);
    if (current !== minute) [minute, total, byAddress] = [current, 0, new Map()];
    const own = byAddress.get(address) ?? 0;
    if (total >= perInstance || own >= perAddress) return false;
    total += 1;
    byAddress.set(address, own + 1);
    return true;
  };
}
