import type { PortraitWord } from '@vse/domain/records/quiz-results';
import type { FragranceVersionDoc, RecommendedDoc } from '../../store/document-types.ts';

/** In steps of a tenth: they draw the portrait, but do not tell the weights, which are the scent provider's own. */
const STEPS = 10;

/**
 * What the portrait of a fragrance draws: the words that were asked for, the strongest reason first, and then the
 * others, the heaviest first. A word that no answer of the quiz has is left out: nobody could ask for it.
 */
export function portraitOf(
  { adjectives }: Pick<FragranceVersionDoc, 'adjectives'>,
  reasons: RecommendedDoc['reasons'],
  names: Readonly<Record<string, string>>,
): PortraitWord[] {
  const counts = new Map(reasons);
  const places = new Map(reasons.map(([id], place) => [id, place]));
  const placeOf = (id: string) => places.get(id) ?? reasons.length;
  const words = adjectives
    .filter(({ id, weight }) => weight > 0 && names[id])
    .sort((a, b) => placeOf(a.id) - placeOf(b.id) || b.weight - a.weight);
  const heaviest = Math.max(...words.map(({ weight }) => weight));
  return words.map(({ id, weight }) => ({
    adjective: names[id] ?? '',
    petals: counts.get(id) ?? 0,
    length: Math.ceil((STEPS * weight) / heaviest),
  }));
}
