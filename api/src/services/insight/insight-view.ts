import type { Output } from '@vse/domain/contract/contract';
import type { getInsight } from '@vse/domain/records/insight';
import { QUARTER_MS } from '@vse/domain/rules/insight-cells';
import { QUIZ_BOUNDS } from '@vse/domain/rules/insight-counts';
import { medianOf } from '@vse/domain/rules/insight-figures';
import { EVENTS, FUNNEL, type Source } from '@vse/domain/rules/insight-names';
import type { Period } from '@vse/domain/rules/insight-periods';
import { plus, type Tally } from '@vse/domain/rules/insight-tally';
import type { Context } from '../context.ts';
import { offeredBy, publishedVersion } from '../published/read-published.ts';
import { adjectiveFigures, fragranceFigures } from './fragrance-figures.ts';
import { hasCases, questionFigures, quizzesOf } from './question-figures.ts';
import { type InsightScope, readCounts, type Tallies } from './read-counts.ts';
import { countAt, listAt } from './tally-at.ts';

type Insight = Output<typeof getInsight>;

export type InsightQuery = {
  /** Otherwise only the funnels, the trend and the questions of the period, without answers and times. */
  isWhole: boolean;
  scope: InsightScope;
  /** Whose inventory is compared with what was asked for; all fragrances without one. */
  inventory: string | undefined;
  sources: readonly Source[];
  periods: { now: Period; before: Period };
  by: 'day' | 'hour';
  version: string | undefined;
};

/** The numbers of insight, as its contract has them. Throws Problem 503 while they are being counted. */
export async function insightOf(context: Context, query: InsightQuery): Promise<Insight> {
  const { scope, isWhole, sources, periods, by, version } = query;
  const { now, before } = periods;
  const read = isWhole ? { now, before } : { now };
  const { asOf, since, counted } = await readCounts(context, scope, sources, read);
  const sum = (when: 'now' | 'before') =>
    counted.reduce<Tally | undefined>((all, each) => plus(all, each[when]), undefined);
  const totals = { now: sum('now'), before: sum('before') };
  const offered = isWhole ? await offeredBy(context, query.inventory) : undefined;
  const current = offered?.version ?? (await publishedVersion(context));
  const quizzes = await quizzesOf(context, totals, current);
  const asked = version === undefined ? quizzes : quizzes.filter(({ id }) => id === version);
  const questions = questionFigures(asked);
  const progress = {
    asOf: new Date(asOf).toISOString(),
    since: new Date(since).toISOString(),
    period: shown(now),
    before: shown(before),
    funnels: counted.map(funnelOf),
    trend: { now: trendOf(counted, now, by), before: [] },
  };
  if (!offered) {
    const items = questions.items.map((item) => ({ ...item, answers: [], time: NO_TIMES }));
    const funnels = progress.funnels.map((funnel) => ({ ...funnel, time: NO_TIMES }));
    return { ...progress, ...NOTHING, funnels, questions: { ...questions, items } };
  }
  return {
    ...progress,
    trend: { ...progress.trend, before: trendOf(counted, before, by) },
    versions: quizzes.filter(hasCases).map(({ id, n }) => ({ id, n })),
    questions,
    fragrances: await fragranceFigures(context, totals, offered),
    adjectives: adjectiveFigures(asked, offered),
  };
}

const NONE = { now: 0, before: 0 };
const NO_TIME = { seconds: null, n: 0 };
const NO_TIMES = { now: NO_TIME, before: NO_TIME };
const NOTHING = {
  versions: [],
  fragrances: { n: NONE, items: [], never: [] },
  adjectives: { n: NONE, offered: 0, items: [] },
};

const shown = ({ from, to, days }: Period) => ({ from, to, days: days.length });

function funnelOf({ source, now, before }: Tallies): Insight['funnels'][number] {
  const steps = (counts: Tally | undefined) =>
    recordOf(FUNNEL, (at) => countAt(counts, 'funnel', at));
  const time = (counts: Tally | undefined) => medianOf(listAt(counts, 'times'), QUIZ_BOUNDS);
  return {
    source,
    now: steps(now),
    before: steps(before),
    time: { now: time(now), before: time(before) },
  };
}

/** A number for each of these names, by its position. */
const recordOf = <Name extends string>(
  names: readonly Name[],
  numberAt: (position: number) => number,
) => Object.fromEntries(names.map((name, at) => [name, numberAt(at)])) as Record<Name, number>;

const QUARTERS_IN_HOUR = 4;

function trendOf(
  counted: readonly Tallies[],
  { days }: Period,
  by: 'day' | 'hour',
): Insight['trend']['now'] {
  const parts =
    by === 'day'
      ? days
      : days.flatMap(({ day, from, to }) =>
          Array.from({ length: Math.ceil((to - from) / QUARTERS_IN_HOUR) }, (_, hour) => {
            const start = from + hour * QUARTERS_IN_HOUR;
            return { day, from: start, to: Math.min(start + QUARTERS_IN_HOUR, to) };
          }),
        );
  return parts.map(({ day, from, to }) => {
    const events = counted.reduce<Tally | undefined>(
      (all, each) => plus(all, each.eventsIn(from, to)),
      undefined,
    );
    return {
      day,
      start: new Date(from * QUARTER_MS).toISOString(),
      hours: (to - from) / QUARTERS_IN_HOUR,
      events: recordOf(EVENTS, (at) => countAt(events, at)),
    };
  });
}
