import type { Tally } from '@vse/domain/rules/insight-tally';

/** The part of a tally at this path; undefined when nothing was counted there. */
export function tallyAt(
  tally: Tally | null | undefined,
  ...path: readonly (string | number)[]
): Tally | undefined {
  let part: Tally | undefined = tally ?? undefined;
  for (const step of path) {
    if (typeof part !== 'object') return undefined;
    part = Object.hasOwn(part, step) ? (part as Record<string, Tally>)[step] : undefined;
  }
  return part;
}

/** The counter at this path. */
export function countAt(
  tally: Tally | null | undefined,
  ...path: readonly (string | number)[]
): number {
  const part = tallyAt(tally, ...path);
  return typeof part === 'number' ? part : 0;
}

/** The counters of the list at this path. */
export function listAt(
  tally: Tally | null | undefined,
  ...path: readonly (string | number)[]
): number[] {
  const part = tallyAt(tally, ...path);
  return Array.isArray(part) ? part.map((each) => (typeof each === 'number' ? each : 0)) : [];
}

/** The names of the record at this path. */
export function namesAt(
  tally: Tally | null | undefined,
  ...path: readonly (string | number)[]
): string[] {
  const part = tallyAt(tally, ...path);
  return typeof part === 'object' && !Array.isArray(part) ? Object.keys(part) : [];
}
