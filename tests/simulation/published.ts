import type {
  FragranceDoc,
  OrderDoc,
  ProviderDoc,
  PublishedHeadDoc,
  PublishedPartDoc,
  QuestionDoc,
  QuizVersionDoc,
} from '../../api/src/store/document-types.ts';
import type { Doc } from '../../api/src/store/store.ts';
import type { World } from './world.ts';

/** The states that a record may have in quizzes which begin now. */
type StatesOf = <T extends Doc>(
  container: 'fragrances' | 'providers' | 'questions',
  id: string,
) => (T | undefined)[];

/**
 * What is wrong with the published state; undefined when it has every change that was acknowledged. `isAtRest`: it must
 * also have all others.
 */
export function publishedProblem(world: World, isAtRest: boolean): string | undefined {
  const { timeline } = world;
  const head = timeline.newest('published', 'head')?.doc as PublishedHeadDoc | undefined;
  if (!head) return 'there is no published state';
  if (isAtRest && head.open.length > 0) return `${head.open.length} changes stay announced`;
  const statesOf: StatesOf = <T extends Doc>(
    container: 'fragrances' | 'providers' | 'questions',
    id: string,
  ) =>
    isAtRest
      ? [timeline.newest(container, id)?.doc as T | undefined]
      : timeline.seenBetween<T>(container, id, world.step() + 1, world.step());
  const rowsOf = (part: string) =>
    (timeline.newest('published', part)?.doc as PublishedPartDoc | undefined)?.rows ?? {};
  const parts = Object.entries(head.parts);
  const rowOf = (kind: string, id: string): unknown =>
    parts
      .filter(([name]) => name.startsWith(`${kind}-`))
      .map(([, part]) => rowsOf(part)[id])
      .find(Boolean);

  for (const id of timeline.ids('fragrances')) {
    const row = shownRow(rowOf('fragrance', id) as FragranceRow | undefined);
    const expected = statesOf<FragranceDoc>('fragrances', id).map(rowOfFragrance);
    if (!expected.includes(row))
      return `the fragrance ${id} is ${row}, not ${expected.join(' or ')}`;
  }
  for (const id of timeline.ids('providers')) {
    const { inventory = '' } = (rowOf('provider', id) ?? {}) as { inventory?: string };
    const stock = Object.keys(rowsOf(inventory)).sort().join();
    const expected = statesOf<ProviderDoc>('providers', id).map(stockOf);
    if (!expected.includes(stock))
      return `the inventory ${id} is ${stock}, not ${expected.join(' or ')}`;
  }
  return questionProblem(world, head.version, statesOf, isAtRest);
}

type FragranceRow = { name: string; sku: string; adjectives: [id: string, weight: number][] };
const shownRow = (row: FragranceRow | undefined) =>
  JSON.stringify(row ? [row.name, row.sku, row.adjectives] : null);

function rowOfFragrance(doc: FragranceDoc | undefined): string {
  if (doc?.publishState !== 'Published') return 'null';
  const weighty = doc.adjectives.filter(({ weight }) => weight > 0);
  return shownRow({ ...doc, adjectives: weighty.map(({ id, weight }) => [id, weight]) });
}

const stockOf = (doc: ProviderDoc | undefined) =>
  [...new Set(doc?.fragrances.map(({ id }) => id) ?? [])].sort().join();

function questionProblem(
  { timeline }: World,
  versionId: string,
  statesOf: StatesOf,
  isAtRest: boolean,
): string | undefined {
  const version = timeline.newest('quizVersions', versionId)?.doc as QuizVersionDoc | undefined;
  const asked = version?.questions ?? [];
  for (const id of timeline.ids('questions')) {
    const found = JSON.stringify(
      asked.find((each) => each.id === id)?.answers.map(partsOf) ?? null,
    );
    const expected = statesOf<QuestionDoc>('questions', id).map((doc) =>
      JSON.stringify(doc?.publishState === 'Published' ? doc.answers.map(partsOf) : null),
    );
    if (!expected.includes(found))
      return `the question ${id} is ${found}, not ${expected.join(' or ')}`;
  }
  if (!isAtRest) return undefined;
  const order = (timeline.newest('orders', 'questions')?.doc as OrderDoc | undefined)?.ids ?? [];
  const places = asked.map(({ id }) => order.indexOf(id));
  return places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0))
    ? undefined
    : 'the questions are asked in another order';
}

type Answer = { id: string; heroImageUrl: string; adjectives: { id: string }[] };
const partsOf = ({ id, heroImageUrl, adjectives }: Answer) => [
  id,
  heroImageUrl,
  ...adjectives.map((each) => each.id),
];
