import { DAY_MS } from '@vse/domain/rules/durations';
import { blocksOf, quarterOf, quartersOf, SPANS } from '@vse/domain/rules/insight-cells';
import {
  detailsIn,
  QUESTION_BOUNDS,
  QUIZ_BOUNDS,
  quartersIn,
  ROOT,
} from '@vse/domain/rules/insight-counts';
import { FUNNEL, SOURCES } from '@vse/domain/rules/insight-names';
import { periodBefore, periodOf } from '@vse/domain/rules/insight-periods';
import type { Tally } from '@vse/domain/rules/insight-tally';
import { createHeld } from '../../api/src/services/held.ts';
import { type ScopeName, scopeKey } from '../../api/src/services/insight/insight-keys.ts';
import { offeredBy } from '../../api/src/services/published/read-published.ts';
import type { PublishedPartDoc } from '../../api/src/store/document-types.ts';
import { recordsOf } from '../../api/src/store/typed-containers.ts';
import { firstOf } from './people.ts';
import type { World } from './world.ts';

/** The period that insight shows at first, at a time. */
export const lastMonth = (now: Date) => {
  const day = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
  return { from: day(29), to: day(0), timeZone: 'UTC' };
};

/** Of each source, in a year. */
const CASES = 1_000_000;
const QUARTERS_OF_A_YEAR = 365 * 96;

/**
 * Stores insight's counts for a year in which each source had a million cases, evenly spread and all completed, in the
 * scopes of everybody, of the first Salesperson and of that person's provider. Only the documents of the last month and
 * the one before are written, and they are written directly, because a million quizzes would take days. Nothing else
 * waits to be counted.
 */
export async function fillCounts(world: World): Promise<void> {
  const records = recordsOf(world.database, world.now);
  const time = world.now().getTime();
  const generation = String(time);
  const { from, to, timeZone } = lastMonth(world.now());
  const now = periodOf(from, to, timeZone);
  const before = periodBefore(now, timeZone);
  const blocks = blocksOf(before.start, now.end);
  // The steps are measured days later, whose periods are covered by other spans.
  const days = Array.from(
    { length: (now.end - before.start) / SPANS.d },
    (_, at) => `d${before.start / SPANS.d + at}`,
  );
  const cells = [...blocks, ...days];
  const { id: salesperson, provider } = firstOf(world.people, 'Salesperson');
  /** Those that began before a quarter hour; none begin later than now. */
  const begunUntil = (quarter: number) =>
    Math.floor((CASES * Math.min(quarter, quarterOf(time))) / QUARTERS_OF_A_YEAR);
  const begunIn = (first: number, end: number) => begunUntil(end) - begunUntil(first);
  const eventsOf = (first: number, end: number, unit: number) => {
    const events = Array.from({ length: (end - first) / unit }, (_, at) => {
      const count = begunIn(first + at * unit, first + (at + 1) * unit);
      return count === 0 ? [] : [[String(at), [count, count, count, count]] as const];
    });
    return Object.fromEntries(events.flat());
  };
  for (const source of SOURCES)
    for (const scope of [{}, { provider }, { provider, salesperson }]) {
      const quiz = await tallyOf(world, 'provider' in scope ? provider : undefined);
      const name: ScopeName = { generation, source, ...scope };
      const store = (cell: string, counts: Tally) =>
        records.insightCounts.create({
          id: `${scopeKey(name)}.${cell}`,
          scope: scopeKey(name),
          salesperson:
            'salesperson' in scope ? scopeKey({ generation, source, salesperson }) : null,
          ...{ cell, run: 1, counts },
        });
      const began: Record<string, number> = {};
      for (const cell of cells) {
        const { from: first, to: end } = quartersOf(cell);
        const count = begunIn(first, end);
        if (count === 0) continue;
        const { progress, details } = quiz(count);
        await store(detailsIn(cell), details);
        if (!cell.startsWith('b')) {
          await store(cell, progress);
          continue;
        }
        began[cell] = count;
        await store(cell, { ...progress, hours: eventsOf(first, end, SPANS.h) });
        await store(quartersIn(cell), { events: eventsOf(first, end, SPANS.q) });
      }
      await store(ROOT, { began, touched: began });
    }
  await records.insightState.create({
    ...{ id: 'state', scope: null, salesperson: null, cell: null },
    ...{ since: time, mark: time, run: 1, generation, isPruning: false },
    ...{ pending: null, walk: null, rebuild: null },
  });
}

/** What this many cases count, with all answers in turn, and all fragrances of a provider's inventory. */
async function tallyOf(
  world: World,
  provider: string | undefined,
): Promise<(cases: number) => { progress: Tally & object; details: Tally }> {
  const records = recordsOf(world.database, world.now);
  const context = { records, heldParts: createHeld<PublishedPartDoc['rows']>(400) };
  const { version: id, fragrances } = await offeredBy(context, provider);
  const version = (await records.quizVersions.read(id))?.doc;
  if (!version) throw new Error('No question is published');
  const stocked = [...fragrances.keys()];
  const { questions } = version;
  return (cases) => {
    const quiz = questions.map(() => [[cases, cases]]);
    const answers = questions.map((question) => [
      0,
      inTurn(cases, question.answers.length),
      inTurn(cases, QUESTION_BOUNDS.length),
    ]);
    const fragrances = Object.fromEntries(
      inTurn(cases, stocked.length).flatMap((first, at, all) => {
        const rank = (place: number) => all.at(at - place) ?? 0;
        const further = rank(2) + rank(3) + rank(4) + rank(5);
        const counts = [first, rank(1), further, first];
        return counts.some((count) => count > 0) ? [[stocked[at], counts]] : [];
      }),
    );
    return {
      // Up to the opened one-sheet, everybody took each step.
      progress: { funnel: FUNNEL.slice(0, 6).map(() => cases), quiz: { [id]: quiz } },
      details: { times: inTurn(cases, QUIZ_BOUNDS.length), quiz: { [id]: answers }, fragrances },
    };
  };
}

/** How often each of so many is counted when they take turns. */
const inTurn = (cases: number, length: number) =>
  Array.from({ length }, (_, at) => Math.floor((cases + length - 1 - at) / length));
