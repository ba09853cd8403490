import { MAX_RECOMMENDATIONS } from '../limits.ts';

export const MATCH_LABELS = ['BEST MATCH', 'GREAT MATCH', 'GOOD MATCH'] as const;
export type MatchLabel = (typeof MATCH_LABELS)[number];

export type Candidate = {
  id: string;
  name: string;
  adjectives: readonly { id: string; name: string; weight: number }[];
};
export type SelectedAnswer = { title: string; adjectives: readonly { id: string }[] };

/**
 * One reason for a fragrance: an adjective, how many selected answers have it, its weight, the product, and the
 * answers.
 */
export type Reason = {
  adjectiveId: string;
  adjective: string;
  count: number;
  weight: number;
  points: number;
  answers: string[];
};
export type Recommendation<F> = {
  fragrance: F;
  score: number;
  label: MatchLabel;
  reasons: Reason[];
};

/** The first is the best match, the second a great match, all others good matches (text 1 section 9). */
export function labelOf(rank: number): MatchLabel {
  return rank === 0 ? 'BEST MATCH' : rank === 1 ? 'GREAT MATCH' : 'GOOD MATCH';
}

/**
 * Returns up to six fragrances, best first (text 1 section 9). The score is the sum, over the adjectives with a weight
 * above 0, of weight × how many selected answers have the adjective. Ties: more different matched adjectives first,
 * then name, then id, so that the same answers always give the same list.
 */
export function recommend<F extends Candidate>(
  candidates: readonly F[],
  selected: readonly SelectedAnswer[],
): Recommendation<F>[] {
  const titles = titlesByAdjective(selected);
  return candidates
    .map((fragrance) => {
      const reasons = reasonsFor(fragrance, titles);
      return { fragrance, reasons, score: reasons.reduce((sum, reason) => sum + reason.points, 0) };
    })
    .sort(byMatch)
    .slice(0, MAX_RECOMMENDATIONS)
    .map((scored, rank) => ({ ...scored, label: labelOf(rank) }));
}

/** How many of the selected answers have each adjective, by its id. */
export const answerCounts = (selected: readonly SelectedAnswer[]): Map<string, number> =>
  new Map([...titlesByAdjective(selected)].map(([id, titles]) => [id, titles.length]));

function titlesByAdjective(selected: readonly SelectedAnswer[]): Map<string, string[]> {
  const titles = new Map<string, string[]>();
  for (const answer of selected)
    for (const { id } of answer.adjectives)
      titles.set(id, [...(titles.get(id) ?? []), answer.title]);
  return titles;
}

function reasonsFor(fragrance: Candidate, titles: Map<string, string[]>): Reason[] {
  return fragrance.adjectives
    .flatMap(({ id, name, weight }) => {
      const answers = titles.get(id) ?? [];
      if (weight <= 0 || answers.length === 0) return [];
      const count = answers.length;
      return [{ adjectiveId: id, adjective: name, count, weight, points: weight * count, answers }];
    })
    .sort((a, b) => b.points - a.points || compare(a.adjective, b.adjective));
}

type Scored = { fragrance: Candidate; score: number; reasons: Reason[] };

function byMatch(a: Scored, b: Scored): number {
  return (
    b.score - a.score ||
    b.reasons.length - a.reasons.length ||
    compare(a.fragrance.name, b.fragrance.name) ||
    compare(a.fragrance.id, b.fragrance.id)
  );
}

/** Compares by code unit, so that the order does not depend on the machine's locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
