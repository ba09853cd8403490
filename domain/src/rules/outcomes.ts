/** What staff note of a recommended fragrance: what a recommendation led to. */
export const NOTED_OUTCOMES = ['sent', 'smelled', 'chosen', 'refused'] as const;
/** All outcomes, by their positions in insight: the respondent asked for a sample, and what staff note. */
export const OUTCOMES = ['asked', ...NOTED_OUTCOMES] as const;
export type OutcomeKind = (typeof OUTCOMES)[number];

/** How someone liked a fragrance that they smelled, from 1 to this. */
export const MAX_RATING = 5;

/** One outcome of a fragrance, which has at most one of each kind. */
type Stands = {
  kind: OutcomeKind;
  date: string;
  rating?: number | undefined;
  reason?: string | undefined;
};
export type Noted = Pick<Stands, 'kind' | 'rating' | 'reason'>;

/** Whether an outcome that stands says the same as one that is noted. */
export const isSameOutcome = (stands: Noted, noted: Noted): boolean =>
  stands.kind === noted.kind && stands.rating === noted.rating && stands.reason === noted.reason;

/** What a change leaves of one outcome of a fragrance: 'same', 'changed', or 'stale' when its author has not seen it. */
export function judgeOutcome(
  stands: Stands | undefined,
  noted: Noted | undefined,
  seen: string | null,
): 'same' | 'changed' | 'stale' {
  const isSame = stands && noted ? isSameOutcome(stands, noted) : stands === noted;
  if (isSame) return 'same';
  return (stands?.date ?? null) === seen ? 'changed' : 'stale';
}
