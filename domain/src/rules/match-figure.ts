import { answerCounts, type Candidate, type SelectedAnswer } from './recommend.ts';

/**
 * The highest score that one fragrance could have for these answers. It is no fuller than the fullest of the inventory
 * (the sum of its weights above 0), and no adjective weighs more than in the fragrance that has most of it. The score
 * that `recommend` gives to a candidate is never higher. 0 when nothing in the inventory can match.
 */
export function bestPossibleScore(
  candidates: readonly Candidate[],
  selected: readonly SelectedAnswer[],
): number {
  const most = new Map<string, number>();
  let fullest = 0;
  for (const { adjectives } of candidates) {
    const adding = adjectives.filter(({ weight }) => weight > 0);
    fullest = Math.max(
      fullest,
      adding.reduce((sum, { weight }) => sum + weight, 0),
    );
    for (const { id, weight } of adding) most.set(id, Math.max(most.get(id) ?? 0, weight));
  }
  const counts = [...answerCounts(selected)].sort(([, a], [, b]) => b - a);
  let left = fullest;
  let score = 0;
  // What most answers ask for first: no other way to spend the weight scores more.
  for (const [id, count] of counts) {
    const weight = Math.min(left, most.get(id) ?? 0);
    score += weight * count;
    left -= weight;
  }
  return score;
}

/**
 * The match figure of a fragrance: its score as a share of the best possible one, in whole percent from 0 to 100,
 * rounded down, so that only the best possible is 100. Undefined without a best possible score.
 */
export const matchFigure = (score: number, best: number | undefined): number | undefined =>
  best ? Math.min(100, Math.floor((100 * score) / best)) : undefined;
