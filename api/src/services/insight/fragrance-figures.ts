import type { Output } from '@vse/domain/contract/contract';
import type { getInsight } from '@vse/domain/records/insight';
import { FRAGRANCE } from '@vse/domain/rules/insight-counts';
import { FUNNEL } from '@vse/domain/rules/insight-names';
import type { Tally } from '@vse/domain/rules/insight-tally';
import { OUTCOMES, type OutcomeKind } from '@vse/domain/rules/outcomes';
import type { Needs } from '../context.ts';
import type { FragranceRow } from '../published/published-rows.ts';
import type { Offered } from '../published/read-published.ts';
import { type Both, both, type CountedQuiz, type Tallies } from './question-figures.ts';
import { countAt, namesAt } from './tally-at.ts';

type Insight = Output<typeof getInsight>;

/** How often fragrances were recommended, and those of the inventory that were not. */
export async function fragranceFigures(
  context: Needs<'records'>,
  totals: Tallies,
  { fragrances: offered }: Offered,
): Promise<Insight['fragrances']> {
  const now = new Set(namesAt(totals.now, 'fragrances'));
  const ids = [...new Set([...now, ...namesAt(totals.before, 'fragrances')])];
  const names = await namesOf(context, ids, offered);
  const items = ids.map((id) => ({
    id,
    name: names.get(id) ?? '',
    isGone: !offered.has(id),
    ...placesOf(totals, id),
    ...outcomesOf(totals, id),
  }));
  const rankOf = ({ first, second, further }: (typeof items)[number]) => [
    first.now,
    second.now,
    further.now,
    first.before,
  ];
  items.sort((a, b) => compare(rankOf(b), rankOf(a)) || (a.name < b.name ? -1 : 1));
  const never = [...offered].flatMap(([id, { name }]) => (now.has(id) ? [] : [{ id, name }]));
  never.sort((a, b) => (a.name < b.name ? -1 : 1));
  const n = both(totals, 'funnel', FUNNEL.indexOf('completed'));
  return { n, items, never };
}

const counted = (totals: Tallies, id: string, counter: (typeof FRAGRANCE)[number]): Both =>
  both(totals, 'fragrances', id, FRAGRANCE.indexOf(counter));

const placesOf = (totals: Tallies, id: string) => ({
  first: counted(totals, id, 'first'),
  second: counted(totals, id, 'second'),
  further: counted(totals, id, 'further'),
  openedSheet: counted(totals, id, 'openedSheet'),
});

/** Those of the outcomes that were noted at all: most fragrances have none, and zeros would be half of the answer. */
function outcomesOf(totals: Tallies, id: string) {
  const noted = OUTCOMES.flatMap((kind) => {
    const each = counted(totals, id, kind);
    return each.now + each.before > 0 ? [[kind, each] as const] : [];
  });
  const rating = { now: ratingOf(totals.now, id), before: ratingOf(totals.before, id) };
  return {
    ...(Object.fromEntries(noted) as Partial<Record<OutcomeKind, Both>>),
    ...((rating.now ?? rating.before) !== null && { rating }),
  };
}

/** The mean rating of those who smelled it, to one decimal; null without any. */
function ratingOf(counts: Tally | undefined, id: string): number | null {
  const [smelled, ratings] = (['smelled', 'ratings'] as const).map((counter) =>
    countAt(counts, 'fragrances', id, FRAGRANCE.indexOf(counter)),
  );
  return smelled && ratings ? Math.round((ratings / smelled) * 10) / 10 : null;
}

const compare = (a: readonly number[], b: readonly number[]) =>
  a.map((each, at) => each - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** The names of fragrances by id, also of those that are not offered any more; of a deleted one there is none. */
async function namesOf(
  { records }: Needs<'records'>,
  ids: readonly string[],
  offered: ReadonlyMap<string, FragranceRow>,
): Promise<Map<string, string>> {
  const names = new Map([...offered].map(([id, { name }]) => [id, name]));
  const gone = ids.filter((id) => !names.has(id));
  for (let at = 0; at < gone.length; at += AT_ONCE) {
    const some = gone.slice(at, at + AT_ONCE);
    const where = [{ field: 'id', in: some }];
    const { items } = await records.fragrances.page({ where, limit: AT_ONCE, fields: ['name'] });
    for (const { doc } of items) names.set(doc.id, doc.name);
  }
  return names;
}

const AT_ONCE = 200;

/** How often adjectives were asked for by the answers of these quizzes, and how many of the fragrances offer them. */
export function adjectiveFigures(
  quizzes: readonly CountedQuiz[],
  { fragrances, adjectives: names }: Offered,
): Insight['adjectives'] {
  const asked = askedFor(quizzes);
  const offered = new Map<string, number>();
  for (const { adjectives } of fragrances.values())
    for (const [id] of adjectives) offered.set(id, (offered.get(id) ?? 0) + 1);
  const nameIn = (id: string) =>
    names.get(id) ?? quizzes.find(({ version }) => version.adjectives[id])?.version.adjectives[id];
  const items = [...new Set([...asked.keys(), ...offered.keys()])].map((id) => ({
    id,
    name: nameIn(id) ?? '',
    askedFor: asked.get(id) ?? { now: 0, before: 0 },
    offered: offered.get(id) ?? 0,
  }));
  items.sort((a, b) => b.askedFor.now - a.askedFor.now || (a.name < b.name ? -1 : 1));
  const total = (of: (item: (typeof items)[number]) => number) =>
    items.reduce((sum, item) => sum + of(item), 0);
  return {
    n: {
      now: total(({ askedFor }) => askedFor.now),
      before: total(({ askedFor }) => askedFor.before),
    },
    offered: total((item) => item.offered),
    items,
  };
}

function askedFor(quizzes: readonly CountedQuiz[]): Map<string, Both> {
  const asked = new Map<string, Both>();
  for (const { version, counts } of quizzes)
    for (const [question, { answers }] of version.questions.entries())
      for (const [position, { adjectives }] of answers.entries()) {
        const selected = both(counts, question, 1, position);
        if (selected.now + selected.before === 0) continue;
        for (const { id } of adjectives) {
          const { now, before } = asked.get(id) ?? { now: 0, before: 0 };
          asked.set(id, { now: now + selected.now, before: before + selected.before });
        }
      }
  return asked;
}
