import type {
  FragranceDoc,
  ProviderDoc,
  QuizResultDoc,
  QuizVersionDoc,
} from '../../api/src/store/document-types.ts';
import type { World } from './world.ts';

/*
 * The specification's rule (text 1 section 9), written down a second time: the sum, over the adjectives with a weight
 * above 0, of the weight times how often the adjective occurs among the selected answers; published fragrances of the
 * provider's inventory only, best first, at most six.
 */

const MOST = 6;
type Place = { id: string; name: string; score: number; matches: number };

/** What is wrong with a completed result, for a completion between two steps; undefined when it is right. */
export function scoreProblem(
  { timeline }: World,
  result: QuizResultDoc,
  begun: number,
  ended: number,
): string | undefined {
  const chosen = chosenAdjectives(result, timeline.newest('quizVersions', result.version)?.doc);
  const providers = timeline.seenBetween<ProviderDoc>('providers', result.provider, begun, ended);
  const shown = result.recommendedFragrances.map(({ id, name, score, reasons }) => ({
    id,
    name,
    score,
    matches: reasons.length,
  }));
  /** Every place that a fragrance may have had; undefined when it may have been no candidate. */
  const placesOf = (id: string): (Place | undefined)[] => {
    const states = timeline.seenBetween<FragranceDoc>('fragrances', id, begun, ended);
    return providers.flatMap((provider) => {
      const isStocked = provider?.fragrances.some((each) => each.id === id);
      return states.map((doc) =>
        isStocked && doc?.publishState === 'Published' ? placeOf(doc, chosen) : undefined,
      );
    });
  };
  if (shown.length > MOST) return `${shown.length} fragrances are recommended`;
  for (const place of shown)
    if (!placesOf(place.id).some((each) => each && isSame(each, place)))
      return `${place.id} is shown with the score ${place.score}`;
  if (shown.some((place, at) => at > 0 && isBetter(place, shown[at - 1] as Place)))
    return 'a better fragrance comes later';
  const last = shown.length === MOST ? shown.at(-1) : undefined;
  const isLeftOut = (id: string) =>
    placesOf(id).every((place) => place && (!last || isBetter(place, last)));
  const leftOut = timeline
    .ids('fragrances')
    .find((id) => !shown.some((place) => place.id === id) && isLeftOut(id));
  return leftOut && `${leftOut} is not recommended`;
}

/** How often each adjective occurs among the selected answers. */
function chosenAdjectives(result: QuizResultDoc, version: unknown): Map<string, number> {
  const { questions } = version as QuizVersionDoc;
  const counts = new Map<string, number>();
  for (const [at, { answers }] of questions.entries())
    for (const position of result.selected[at] ?? [])
      for (const { id } of answers[position]?.adjectives ?? [])
        counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

function placeOf({ id, name, adjectives }: FragranceDoc, chosen: Map<string, number>): Place {
  let [score, matches] = [0, 0];
  for (const { id, weight } of adjectives) {
    const times = chosen.get(id) ?? 0;
    if (weight > 0 && times > 0) {
      score += weight * times;
      matches += 1;
    }
  }
  return { id, name, score, matches };
}

const isSame = (a: Place, b: Place) =>
  a.name === b.name && a.score === b.score && a.matches === b.matches;

function isBetter(a: Place, b: Place): boolean {
  if (a.score !== b.score) return a.score > b.score;
  if (a.matches !== b.matches) return a.matches > b.matches;
  return a.name === b.name ? a.id < b.id : a.name < b.name;
}
