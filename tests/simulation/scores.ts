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
type Scored = { id: string; name: string; score: number; matches: number };

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
  /** Every score that a fragrance may have had; undefined when it may have been no candidate. */
  const scoresOf = (id: string): (Scored | undefined)[] => {
    const states = timeline.seenBetween<FragranceDoc>('fragrances', id, begun, ended);
    return providers.flatMap((provider) => {
      const isStocked = provider?.fragrances.some((each) => each.id === id);
      return states.map((doc) =>
        isStocked && doc?.publishState === 'Published' ? scoreOf(doc, chosen) : undefined,
      );
    });
  };
  if (shown.length > MOST) return `${shown.length} fragrances are recommended`;
  for (const scored of shown)
    if (!scoresOf(scored.id).some((each) => each && isSame(each, scored)))
      return `${scored.id} is shown with the score ${scored.score}`;
  if (shown.some((scored, at) => at > 0 && isBetter(scored, shown[at - 1] as Scored)))
    return 'a better fragrance comes later';
  const last = shown.length === MOST ? shown.at(-1) : undefined;
  const isLeftOut = (id: string) =>
    scoresOf(id).every((scored) => scored && (!last || isBetter(scored, last)));
  const leftOut = timeline
    .ids('fragrances')
    .find((id) => !shown.some((scored) => scored.id === id) && isLeftOut(id));
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

function scoreOf({ id, name, adjectives }: FragranceDoc, chosen: Map<string, number>): Scored {
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

const isSame = (a: Scored, b: Scored) =>
  a.name === b.name && a.score === b.score && a.matches === b.matches;

function isBetter(a: Scored, b: Scored): boolean {
  if (a.score !== b.score) return a.score > b.score;
  if (a.matches !== b.matches) return a.matches > b.matches;
  return a.name === b.name ? a.id < b.id : a.name < b.name;
}
