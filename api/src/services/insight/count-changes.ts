import { isNear, MINUTE_MS } from '@vse/domain/rules/durations';
import type {
  InsightChange,
  InsightFactsDoc,
  InsightRun,
  InsightStateDoc,
} from '../../store/document-types.ts';
import { ignoreReplaced, pageById, pagesOf, writeOver } from '../../store/documents.ts';
import { mapInChunks } from '../../store/map-in-chunks.ts';
import type { Container, Doc, Stored } from '../../store/store.ts';
import { beginRun, finishRun } from './apply-run.ts';
import { openState, readState } from './insight-state.ts';
import {
  type CaseKey,
  type CaseNeeds,
  caseOfInvite,
  caseOfResult,
  changedCases,
} from './read-cases.ts';

type InsightState = Stored<InsightStateDoc>;

/** Cases in a run: what it is about to add is stored in one document. */
const CASES = 50;
/**
 * Overlap: longer than a request plus clock skew. What was changed this long before the mark is looked at again.
 */
const OVERLAP_MS = 2 * MINUTE_MS;

/** While nothing changes, the time up to which all is counted is stored at each second look. */
const MARK_MS = 9 * MINUTE_MS;

/** Whether there is something to count. If not, notes so when the last note is old. */
export async function hasChanges(context: CaseNeeds): Promise<boolean> {
  const { insightFacts, invites, quizResults } = context.records;
  const time = context.now().getTime();
  const state = await readState(context);
  const { mark, pending, rebuild, walk, isPruning } = state?.doc ?? {};
  if (!state || !mark || pending || rebuild || walk || isPruning) return true;
  const changed = [{ field: 'changed', from: secondsBefore(mark) }];
  const looks = await Promise.all([
    insightFacts.page({ where: [{ field: 'due', before: time + 1 }], limit: 1, fields: [] }),
    invites.page({ where: changed, limit: 1, fields: [] }),
    quizResults.page({ where: changed, limit: 1, fields: [] }),
  ]);
  if (looks.some(({ items }) => items.length > 0)) return true;
  // Another instance may have been faster.
  if (!isNear(MARK_MS, mark, time))
    await writeOver(context.records.insightState, { ...state.doc, mark: time }, state.etag);
  return false;
}

/**
 * Counts what has changed, for at most `withinMs`; the next call goes on. Any number of instances may do it at the same
 * time. Returns how many cases were counted.
 */
export async function countInsight(context: CaseNeeds, withinMs: number): Promise<number> {
  const end = context.now().getTime() + withinMs;
  const isOver = () => context.now().getTime() >= end;
  const counting: Counting = { context, isOver, counted: 0 };
  let state: InsightState | undefined = await openState(context);
  while (state && !isOver()) {
    const before: InsightState = state;
    if (state.doc.pending) state = await finishRun(context, state);
    else if (state.doc.rebuild) state = await rebuildPage(counting, state, state.doc.rebuild);
    else if (state.doc.walk) state = await walkPage(counting, state, state.doc.walk);
    else {
      await countChanges(counting, state);
      break;
    }
    if (state === before) break;
  }
  return counting.counted;
}

type Counting = { context: CaseNeeds; isOver: () => boolean; counted: number };

/** One run. Without cases, only the state moves on. */
async function count(
  counting: Counting,
  state: InsightState,
  run: Pick<InsightRun, 'cases' | 'progress'> & Partial<InsightRun>,
): Promise<InsightState | undefined> {
  const { context } = counting;
  if (run.cases.length === 0) {
    if (Object.keys(run.progress).length === 0) return state;
    return writeOver(context.records.insightState, { ...state.doc, ...run.progress }, state.etag);
  }
  const begun = await beginRun(context, state, {
    generation: state.doc.generation,
    isRebuild: false,
    ...run,
  });
  counting.counted += begun ? run.cases.length : 0;
  return begun && finishRun(context, begun);
}

/** Adds a page of the facts to the new generation, which is shown once all are in it. */
async function rebuildPage(
  counting: Counting,
  state: InsightState,
  { generation, after }: NonNullable<InsightStateDoc['rebuild']>,
): Promise<InsightState | undefined> {
  const { insightFacts } = counting.context.records;
  const { docs, last } = await pageById(insightFacts, { after, limit: CASES });
  const cases = docs.flatMap(({ id, facts, invite, due }): InsightChange[] =>
    facts ? [{ id, invite, due, before: null, after: facts }] : [],
  );
  const progress = last
    ? { rebuild: { generation, after: last } }
    : { rebuild: null, generation, isPruning: true };
  return count(counting, state, { cases, generation, isRebuild: true, progress });
}

type Walk = NonNullable<InsightStateDoc['walk']>;

/** Looks at a page of a walk that an earlier run has begun. */
async function walkPage(
  counting: Counting,
  state: InsightState,
  walk: Walk,
): Promise<InsightState | undefined> {
  const { cases, next } = await lookAt(counting.context, walk);
  const progress = next ? { walk: next } : { walk: null, mark: walk.began };
  return count(counting, state, { cases, progress });
}

/** The cases of a page that have changed, and where the walk goes on. */
async function lookAt(
  context: CaseNeeds,
  { of, after, began, since }: Walk,
): Promise<{ cases: InsightChange[]; next: Walk | undefined }> {
  const { invites, quizResults, insightFacts } = context.records;
  const where = since === undefined ? [] : [{ field: 'changed', from: since }];
  const page = async <T extends Doc>(container: Container<T>, keyOf: (doc: T) => CaseKey) => {
    const { docs, last } = await pageById(container, { after, limit: CASES, where });
    return { keys: docs.map(keyOf), last };
  };
  const pages = {
    invites: () => page(invites, (doc) => caseOfInvite(context, doc)),
    quizResults: () => page(quizResults, caseOfResult),
    insightFacts: () => page(insightFacts, (doc) => keyOfDue(context, doc)),
  };
  const { keys, last } = await pages[of]();
  const containers = since === undefined ? ALL : CHANGING;
  const following = containers[containers.indexOf(of) + 1];
  const next = last === undefined ? following && { of: following, after: '' } : { of, after: last };
  return {
    cases: await changedCases(context, keys),
    next: next && { ...next, began, ...(since !== undefined && { since }) },
  };
}

/** After all records, all that was counted: its record may be gone. */
const ALL: Walk['of'][] = ['invites', 'quizResults', 'insightFacts'];
/** Those that date their changes. */
const CHANGING: Walk['of'][] = ['invites', 'quizResults'];

/** Counts what is due and what was changed since the mark, page by page, and sets the mark. */
async function countChanges(counting: Counting, begun: InsightState): Promise<void> {
  const { context, isOver } = counting;
  const began = context.now().getTime();
  let state: InsightState | undefined = begun;
  for await (const keys of dueCases(context, began)) {
    if (isOver()) return;
    state = await count(counting, state, {
      cases: await changedCases(context, keys),
      progress: {},
    });
    // Another instance counts: what was due stays so.
    if (!state) return;
  }
  const since = secondsBefore(begun.doc.mark ?? 0);
  let walk: Walk | undefined = { of: 'invites', after: '', began, since };
  while (walk && state) {
    if (isOver()) {
      // The next run goes on there: it would not get farther from the beginning.
      await count(counting, state, { cases: [], progress: { walk } });
      return;
    }
    const { cases, next } = await lookAt(context, walk);
    state = await count(counting, state, { cases, progress: next ? {} : { mark: began } });
    walk = next;
  }
  if (state?.doc.isPruning && !isOver()) await pruneCounts(counting, state);
}

const secondsBefore = (mark: number) => Math.floor((mark - OVERLAP_MS) / 1000);

async function* dueCases(context: CaseNeeds, time: number): AsyncGenerator<CaseKey[]> {
  const where = [{ field: 'due', before: time + 1 }];
  for await (const page of pagesOf(context.records.insightFacts, { where }, CASES)) {
    yield page.map(({ doc }) => keyOfDue(context, doc));
    await mapInChunks(page, (stored) => settleDue(context, stored, time));
  }
}

function keyOfDue({ ids }: CaseNeeds, { id, removed }: InsightFactsDoc): CaseKey {
  if (!removed) return { id };
  return { id: removed.kind === 'invites' ? ids.derived('invite', removed.id) : removed.id };
}

/**
 * A note of a removal is looked at twice, because it is written before the removal. What has long been gone is
 * forgotten.
 */
async function settleDue(
  { records }: CaseNeeds,
  { doc, etag }: Stored<InsightFactsDoc>,
  time: number,
): Promise<void> {
  const { removed, facts } = doc;
  if (removed && time < removed.time + OVERLAP_MS)
    await writeOver(records.insightFacts, { ...doc, due: removed.time + OVERLAP_MS }, etag);
  else if (removed || !facts) await records.insightFacts.remove(doc.id, etag).catch(ignoreReplaced);
}

/** Removes a page of the counts of former generations. */
async function pruneCounts({ context }: Counting, state: InsightState): Promise<void> {
  const { insightCounts } = context.records;
  const where = [{ field: 'scope', before: state.doc.generation }];
  const { items } = await insightCounts.page({ where, limit: CASES * 4 });
  await mapInChunks(items, ({ doc, etag }) =>
    insightCounts.remove(doc.id, etag).catch(ignoreReplaced),
  );
  if (items.length === 0)
    await writeOver(context.records.insightState, { ...state.doc, isPruning: false }, state.etag);
}
