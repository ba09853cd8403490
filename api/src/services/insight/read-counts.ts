import { blocksOf, coverOf, quartersOf, SPANS } from '@vse/domain/rules/insight-cells';
import { ROOT } from '@vse/domain/rules/insight-counts';
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
import { tallyAt } from './tally-at.ts';

/** Whose cases: of a provider, of a salesperson, of a salesperson at a provider, or all. */
export type InsightScope = { provider?: string | undefined; salesperson?: string | undefined };

/** What the spans of a period and of the one before add up to, and what happened in each quarter hour. */
export type Counted = {
  source: Source;
  now: Tally | undefined;
  before: Tally | undefined;
  eventsIn(quarter: number): Tally | undefined;
};
/** Without `before`, nothing of the days before is read. */
type ReadPeriods = { now: Period; before?: Period };
export type ReadCounts = { asOf: number; since: number; counted: Counted[] };

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
): Promise<Counted[] | undefined> {
  const spans: Spans = {
    now: coverOf(now.start, now.end),
    before: before ? coverOf(before.start, before.end) : [],
    blocks: blocksOf((before ?? now).start, now.end),
  };
  const isOfAnyProvider = name.salesperson !== undefined && name.provider === undefined;
  const field = isOfAnyProvider ? 'salesperson' : 'scope';
  const keyOf = (source: Source) => scopeKey({ ...name, source });
  const where: Condition[] = [
    { field, in: sources.map(keyOf) },
    { field: 'cell', in: [...new Set([ROOT, ...Object.values(spans).flat()])] },
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

/** The names of the spans that cover each period, and of those of eight days that touch any of both. */
type Spans = { now: string[]; before: string[]; blocks: string[] };

function countedOf(
  source: Source,
  docs: readonly InsightCountsDoc[],
  { now, before, blocks }: Spans,
): Counted | undefined {
  // A salesperson has documents for each provider that they worked for.
  const scopes = new Map<string, Map<string, InsightCountsDoc>>();
  for (const doc of docs)
    scopes.set(doc.scope, (scopes.get(doc.scope) ?? new Map()).set(doc.cell, doc));
  const cells = [...now, ...before];
  for (const known of scopes.values()) if (!isSound(known, blocks, cells)) return undefined;
  const countsIn = (cell: string) =>
    [...scopes.values()].reduce<Tally | undefined>(
      (sum, known) => plus(sum, known.get(cell)?.counts ?? undefined),
      undefined,
    );
  const sumOf = (names: readonly string[]) =>
    names.reduce<Tally | undefined>((sum, cell) => plus(sum, countsIn(cell)), undefined);
  const events = new Map(blocks.map((block) => [block, tallyAt(countsIn(block), 'events')]));
  return {
    source,
    now: sumOf(now),
    before: sumOf(before),
    eventsIn: (quarter) =>
      tallyAt(events.get(`b${Math.floor(quarter / SPANS.b)}`), quarter % SPANS.b),
  };
}

/** All spans of two years, of both sources, in one page. */
const PAGE = 400;

/**
 * Whether all documents are there, can be true, and agree: the root knows how many cases began in each span of eight
 * days, and that span knows in which quarter hours.
 */
function isSound(
  docs: ReadonlyMap<string, InsightCountsDoc>,
  blocks: readonly string[],
  cells: readonly string[],
): boolean {
  const root = docs.get(ROOT);
  const isTrue = [...docs.values()].every(({ counts }) => counts === null || isTally(counts));
  if (!root || !isTrue) return false;
  const beganIn = (block: string) => Number(tallyAt(root.counts, 'began', block) ?? 0);
  const began = new Map<number, number>();
  for (const block of blocks) {
    const counts = docs.get(block)?.counts;
    const isKnown = tallyAt(root.counts, 'touched', block) !== undefined;
    if (isKnown !== (counts !== undefined && counts !== null)) return false;
    const { from } = quartersOf(block);
    let sum = 0;
    for (let at = 0; at < SPANS.b; at++) {
      const cases = Number(tallyAt(counts, 'events', at, 0) ?? 0);
      if (cases > 0) began.set(from + at, cases);
      sum += cases;
    }
    if (sum !== beganIn(block)) return false;
  }
  return cells.every((cell) => {
    const { from, to } = quartersOf(cell);
    let sum = 0;
    for (const [quarter, cases] of began) if (quarter >= from && quarter < to) sum += cases;
    return sum === Number(tallyAt(docs.get(cell)?.counts, 'funnel', 0) ?? 0);
  });
}
