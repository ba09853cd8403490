import { MIN_ANSWER_ADJECTIVES } from '../limits.ts';

type WithAdjectives = { adjectives: readonly { id: string }[] };

/**
 * Whether to refuse an answer with 'At least 3 adjectives are required.' Only a new answer, or one whose adjectives
 * changed, is refused, so that an old answer never blocks its question. `isKnown` excludes deleted adjectives.
 */
export function lacksAdjectives(
  answer: WithAdjectives,
  previous: WithAdjectives | undefined,
  isKnown: (id: string) => boolean,
): boolean {
  const ids = knownIds(answer, isKnown);
  if (ids.size >= MIN_ANSWER_ADJECTIVES) return false;
  const previousIds = previous && knownIds(previous, isKnown);
  return previousIds?.size !== ids.size || ![...ids].every((id) => previousIds.has(id));
}

const knownIds = ({ adjectives }: WithAdjectives, isKnown: (id: string) => boolean) =>
  new Set(adjectives.map(({ id }) => id).filter(isKnown));
