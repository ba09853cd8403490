import { type Addition, changesOf } from '@vse/domain/rules/insight-counts';
import { plus } from '@vse/domain/rules/insight-tally';
import type { InsightChange, InsightRun, InsightStateDoc } from '../../store/document-types.ts';
import { createOrRevise, writeOver } from '../../store/documents.ts';
import { mapInChunks } from '../../store/map-in-chunks.ts';
import type { Stored } from '../../store/store.ts';
import type { Needs } from '../context.ts';
import { type ScopeName, scopeKey } from './insight-keys.ts';

type InsightState = Stored<InsightStateDoc>;

/**
 * Begins the next run: stores what it is about to add, before it adds anything. Undefined when another instance was
 * faster.
 */
export const beginRun = (
  { records }: Needs<'records'>,
  { doc, etag }: InsightState,
  pending: InsightRun,
): Promise<InsightState | undefined> =>
  writeOver(records.insightState, { ...doc, run: doc.run + 1, pending }, etag);

/**
 * Adds what the last run is about to add, and ends it. Runs follow each other, and every document names the run that
 * wrote it: what a run that crashed has added is not added again, whichever instance goes on with it. Undefined when
 * another instance has ended it.
 */
export async function finishRun(
  context: Needs<'records'>,
  { doc, etag }: InsightState,
): Promise<InsightState | undefined> {
  const { pending, run } = doc;
  if (!pending) return { doc, etag };
  const additions = changesOf(pending.cases);
  await mapInChunks(additions, (addition) => add(context, addition, pending.generation, run));
  if (!pending.isRebuild)
    await mapInChunks(pending.cases, (change) => keepFacts(context, change, run));
  return writeOver(
    context.records.insightState,
    { ...doc, ...pending.progress, pending: null },
    etag,
  );
}

function add(
  { records }: Needs<'records'>,
  { scope, source, cell, counts }: Addition,
  generation: string,
  run: number,
): Promise<void> {
  const { provider, salesperson } = scope;
  const name: ScopeName = { generation, source, provider, salesperson };
  const of = scopeKey(name);
  return createOrRevise(records.insightCounts, `${of}.${cell}`, (known) => {
    if (known && known.run >= run) return undefined;
    return {
      id: `${of}.${cell}`,
      scope: of,
      salesperson: salesperson ? scopeKey({ generation, source, salesperson }) : null,
      cell,
      run,
      counts: plus(known?.counts ?? undefined, counts) ?? null,
    };
  });
}

const keepFacts = (
  { records }: Needs<'records'>,
  { id, invite, after, due }: InsightChange,
  run: number,
): Promise<void> =>
  createOrRevise(records.insightFacts, id, (known) =>
    known && known.run >= run ? undefined : { id, due, run, facts: after, invite },
  );
