/**
 * Counters in lists and records of any depth. Nothing counted is left out: no record has a counter of 0, and no list ends
 * with one, so that equal tallies have equal JSON.
 */
export type Tally = number | readonly Tally[] | { readonly [key: string]: Tally };

/** The sum of two tallies, the second one times `sign`. Undefined when nothing is left. */
export function plus(
  one: Tally | undefined,
  other: Tally | undefined,
  sign: 1 | -1 = 1,
): Tally | undefined {
  if (typeof (one || other) === 'number' || !(one || other)) return numbers(one, other, sign);
  return isList(one || other) ? lists(one, other, sign) : records(one, other, sign);
}

const numbers = (one: Tally | undefined, other: Tally | undefined, sign: 1 | -1) =>
  Number(one ?? 0) + sign * Number(other ?? 0) || undefined;

const isList = (tally: Tally | undefined): tally is readonly Tally[] => Array.isArray(tally);

function lists(one: Tally | undefined, other: Tally | undefined, sign: 1 | -1): Tally | undefined {
  const [a, b] = [isList(one) ? one : [], isList(other) ? other : []];
  const sum = Array.from(
    { length: Math.max(a.length, b.length) },
    (_, at) => plus(a[at], b[at], sign) ?? 0,
  );
  const end = sum.findLastIndex((each) => each !== 0);
  return end < 0 ? undefined : sum.slice(0, end + 1);
}

type TallyRecord = { readonly [key: string]: Tally };
const recordOf = (tally: Tally | undefined): TallyRecord =>
  typeof tally === 'object' && !isList(tally) ? tally : {};

function records(
  one: Tally | undefined,
  other: Tally | undefined,
  sign: 1 | -1,
): Tally | undefined {
  const [a, b] = [recordOf(one), recordOf(other)];
  const sum = [...new Set([...Object.keys(a), ...Object.keys(b)])].sort().flatMap((key) => {
    const each = plus(a[key], b[key], sign);
    return each === undefined ? [] : [[key, each] as const];
  });
  return sum.length === 0 ? undefined : Object.fromEntries(sum);
}

/** Whether a stored value is a tally that can be true: whole numbers, none below 0. */
export function isTally(value: unknown): value is Tally {
  if (typeof value === 'number') return Number.isInteger(value) && value >= 0;
  return typeof value === 'object' && value !== null && Object.values(value).every(isTally);
}
