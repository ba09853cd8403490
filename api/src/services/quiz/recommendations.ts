import { bestPossibleScore } from '@vse/domain/rules/match-figure';
import { recommend } from '@vse/domain/rules/recommend';
import { Problem } from '../../problem.ts';
import type { QuizResultDoc, QuizVersionDoc } from '../../store/document-types.ts';
import type { Needs } from '../context.ts';
import { publishedOf } from '../published/read-published.ts';
import { type Selected, selectedIn } from './selected-answers.ts';

/**
 * The recommended fragrances for a selection, from the provider's current published inventory, in their stored form.
 * Throws Problem 400 when the provider was deleted.
 */
export async function recommendationsFor(
  context: Needs<'records' | 'heldParts'>,
  version: QuizVersionDoc,
  selected: Selected,
  provider: string,
): Promise<Pick<QuizResultDoc, 'recommendedFragrances' | 'ideal' | 'hasLogo' | 'offersSamples'>> {
  const published = await publishedOf(context, provider);
  // Without an inventory there is nothing to recommend, and a quiz can be completed only once.
  if (!published) throw new Problem(400, 'QUIZ_WITHOUT_PROVIDER');
  const candidates = [...published.fragrances].map(([id, { adjectives, ...row }]) => ({
    id,
    ...row,
    adjectives: adjectives
      .filter(([adjective]) => published.hasAdjective(adjective))
      .map(([adjective, weight]) => ({
        id: adjective,
        name: version.adjectives[adjective] ?? '',
        weight,
      })),
  }));
  const answers = selectedIn(version, selected);
  const recommendations = recommend(candidates, answers);
  return {
    ideal: bestPossibleScore(candidates, answers),
    hasLogo: published.hasLogo,
    ...(published.offersSamples && { offersSamples: true }),
    recommendedFragrances: recommendations.map(({ fragrance, score, label, reasons }) => ({
      id: fragrance.id,
      name: fragrance.name,
      sku: fragrance.sku,
      label,
      score,
      version: fragrance.version,
      reasons: reasons.map(({ adjectiveId, count }) => [adjectiveId, count]),
    })),
  };
}
