import { blocksOf, cellOf, coverOf, quartersOf, SPANS } from '@vse/domain/rules/insight-cells';
import { detailsIn, quartersIn, ROOT } from '@vse/domain/rules/insight-counts';
import type { Source } from '@vse/domain/rules/insight-names';
import type { Period } from '@vse/domain/rules/insight-periods';
import { isTally, plus, type Tally } from '@vse/domain/rules/insight-tally';
import { Problem } from '../../problem.ts';
import type { InsightCountsDoc } from '../../store/document-types.ts';
import { pagesOf, pause } from '../../store/documents.ts';
import type { Condition } from '../../store/store.ts';
import type { Needs } from '../context.ts';
import { type ScopeName, scopeKey } from './insight-keys.ts';
import { readState, rebuildInsight } from './insight-state.ts';
import { countAt, listAt, namesAt, tallyAt } from './tally-at.ts';

/** Whose cases: of a provider, of a salesperson, of a salesperson at a provider, or all. */
export type InsightScope = { provider?: string | undefined; salesperson?: string | undefined };

/** What the spans of a period and of the one before add up to, and what happened in some quarter hours. */
export type Tallies = {
  source: Source;
  now: Tally | undefined;
  before: Tally | undefined;
  /** From one quarter hour up to, and without, the other; whole hours where the periods' days begin at one. */
  eventsIn(from: number, to: number): Tally | undefined;
};
/** Without `before`, nothing of the days before is read, and only how far cases came: no details. */
type ReadPeriods = { now: Period; before?: Period };
export type ReadCounts = { asOf: number; since: number; counted: Tallies[] };

const ATTEMPTS = 5;
const RETRY_SECONDS = 60;
const counting = () => new Problem(503, 'INSIGHT_COUNTING', RETRY_SECONDS);

type ReadNeeds = Needs<'records' | 'now'>;

/**
 * Reads what was counted. The documents confirm each other: where one is missing or damaged, all are counted again.
 * Throws Problem 503 until that is done, and while nothing has been counted yet.
 */
export async function readCounts(
  context: ReadNeeds,
  scope: InsightScope,
  sources: readonly Source[],
  periods: ReadPeriods,
): Promise<ReadCounts> {
  for (let attempt = 1; ; attempt++) {
    const state = (await readState(context))?.doc;
    if (!state || state.mark === null || state.generation === '') throw counting();
    const counted = await readSources(
      context,
      { generation: state.generation, ...scope },
      sources,
      periods,
    );
    if (counted) return { asOf: state.mark, since: state.since, counted };
    // A run was at work, whose documents were not all written yet.
    const isDisturbed = state.pending !== null || (await readState(context))?.doc.run !== state.run;
    if (!isDisturbed) await rebuildInsight(context);
    if (!isDisturbed || attempt === ATTEMPTS) throw counting();
    await pause(attempt * 20);
  }
}

/** Undefined when the documents do not confirm each other. */
async function readSources(
  { records }: ReadNeeds,
  name: Omit<ScopeName, 'source'>,
  sources: readonly Source[],
  { now, before }: ReadPeriods,
): Promise<Tallies[] | undefined> {
  const cells = {
    now: coverOf(now.start, now.end),
    before: before ? coverOf(before.start, before.end) : [],
    blocks: blocksOf((before ?? now).start, now.end),
  };
  const days = [...now.days, ...(before?.days ?? [])];
  const isOnTheHour = days.every(({ from, to }) => from % SPANS.h === 0 && to % SPANS.h === 0);
  const spans: Spans = { ...cells, hasDetails: before !== undefined, unit: isOnTheHour ? 4 : 1 };
  const isOfAnyProvider = name.salesperson !== undefined && name.provider === undefined;
  const field = isOfAnyProvider ? 'salesperson' : 'scope';
  const keyOf = (source: Source) => scopeKey({ ...name, source });
  const where: Condition[] = [
    { field, in: sources.map(keyOf) },
    { field: 'cell', in: documentsOf(spans) },
  ];
  const docs: InsightCountsDoc[] = [];
  for await (const page of pagesOf(records.insightCounts, { where }, PAGE))
    docs.push(...page.map(({ doc }) => doc));
  const counted = sources.flatMap((source) => {
    const key = keyOf(source);
    return (
      countedOf(
        source,
        docs.filter((doc) => doc[field] === key),
        spans,
      ) ?? []
    );
  });
  return counted.length === sources.length ? counted : undefined;
}

/**
 * The names of the spans that cover each period, and of those of eight days that touch any of both; whether their details
 * are read; and the quarter hours of the shortest time that events are told apart by.
 */
type Spans = {
  now: string[];
  before: string[];
  blocks: string[];
  hasDetails: boolean;
  unit: typeof SPANS.h | typeof SPANS.q;
};

function documentsOf({ now, before, blocks, hasDetails, unit }: Spans): string[] {
  const cells = [...new Set([...now, ...before])];
  const names = [ROOT, ...cells, ...blocks];
  if (hasDetails) names.push(...cells.map(detailsIn));
  if (unit === SPANS.q) names.push(...blocks.map(quartersIn));
  return [...new Set(names)];
}

function countedOf(
  source: Source,
  docs: readonly InsightCountsDoc[],
  spans: Spans,
): Tallies | undefined {
  // A salesperson has documents for each provider that they worked for.
  const scopes = new Map<string, Map<string, Tally>>();
  for (const { scope, cell, counts } of docs) {
    const known = scopes.get(scope) ?? new Map<string, Tally>();
    scopes.set(scope, counts === null ? known : known.set(cell, counts));
  }
  const merged = [...scopes.values()].map(mergedOf);
  if (!merged.every((known) => isSound(known, spans))) return undefined;
  const countsIn = (cell: string) =>
    merged.reduce<Tally | undefined>((sum, known) => plus(sum, known.get(cell)), undefined);
  const sumOf = (names: readonly string[]) =>
    names.reduce<Tally | undefined>((sum, cell) => plus(sum, countsIn(cell)), undefined);
  const { unit } = spans;
  const happened = new Map(
    spans.blocks.map((block) => [block, happenedIn(countsIn(block), spans)]),
  );
  const eventsAt = (quarter: number) =>
    tallyAt(happened.get(cellOf('b', quarter)), (quarter % SPANS.b) / unit);
  return {
    source,
    now: sumOf(spans.now),
    before: sumOf(spans.before),
    eventsIn: (from, to) =>
      Array.from({ length: Math.ceil((to - from) / unit) }, (_, at) =>
        eventsAt(from + at * unit),
      ).reduce((all, each) => plus(all, each), undefined),
  };
}

/** What is told of each hour of eight days, or of each quarter hour. */
const happenedIn = (block: Tally | undefined, { unit }: Spans) =>
  tallyAt(block, unit === SPANS.q ? 'events' : 'hours');

/** The counts of each span, from all of its documents that were read. */
function mergedOf(known: ReadonlyMap<string, Tally>): Map<string, Tally> {
  const merged = new Map<string, Tally>();
  for (const [name, counts] of known) {
    const [cell = name] = name.split('.');
    const sum = plus(merged.get(cell), counts);
    if (sum !== undefined) merged.set(cell, sum);
  }
  return merged;
}

/** All spans of two years, of both sources, in one page. */
const PAGE = 1000;

/**
 * Whether all documents are there, can be true, and agree: the root knows how many cases began in each span of eight
 * days, that span knows in which hours or quarter hours, and each answered question has an answer in the details.
 */
function isSound(counts: ReadonlyMap<string, Tally>, spans: Spans): boolean {
  const { now, before, blocks, hasDetails, unit } = spans;
  const root = counts.get(ROOT);
  if (!root || ![...counts.values()].every(isTally)) return false;
  const began = new Map<number, number>();
  for (const block of blocks) {
    const happened = happenedIn(counts.get(block), spans);
    const isKnown = tallyAt(root, 'touched', block) !== undefined;
    if (isKnown !== (happened !== undefined)) return false;
    const { from, to } = quartersOf(block);
    let sum = 0;
    for (let quarter = from; quarter < to; quarter += unit) {
      const cases = countAt(happened, (quarter - from) / unit, 0);
      if (cases > 0) began.set(quarter, cases);
      sum += cases;
    }
    if (sum !== countAt(root, 'began', block)) return false;
  }
  return [...now, ...before].every((cell) => {
    const { from, to } = quartersOf(cell);
    let sum = 0;
    for (const [quarter, cases] of began) if (quarter >= from && quarter < to) sum += cases;
    const known = counts.get(cell);
    return sum === countAt(known, 'funnel', 0) && (!hasDetails || areAnswered(known));
  });
}

/** The position of the step that a question was answered. */
const ANSWERED = 1;

/** Whether each question was answered at most as often as its answers were selected. */
const areAnswered = (counts: Tally | undefined): boolean =>
  namesAt(counts, 'quiz').every((version) => {
    const questions = tallyAt(counts, 'quiz', version);
    return listAt(questions).every((_, at) => {
      const selected = listAt(questions, at, 1).reduce((sum, one) => sum + one, 0);
      return countAt(questions, at, 0, ANSWERED) <= selected;
    });
  });
