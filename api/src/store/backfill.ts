import { setTimeout } from 'node:timers/promises';
import { HOUR_MS, MINUTE_MS } from '@vse/domain/rules/durations';
import { writeOver } from './documents.ts';
import { CONTAINER_NAMES, declarationOf } from './fields.ts';
import {
  type Container,
  type ContainerName,
  type Store,
  type Stored,
  StoreError,
} from './store.ts';
import type { Upgrades } from './upgrades.ts';
import { newestVersion, upgraded, type Written } from './versioned.ts';

/** The progress in one container: one document per container, shared by all instances. */
export type MigrationDoc = {
  id: string;
  /** The schema version and the declared fields that the passes write. */
  target: string;
  /** The page token where the current pass continues. */
  after: string | null;
  passes: number;
  /**
   * The end of the running instance's lease, or of the pause before the second pass: no instance starts before this
   * date.
   */
  notBefore: string;
};

type Mark = Stored<MigrationDoc>;
/** The result of a run. Documents whose upgrade failed stay as they are; each is one of the `failures`. */
export type BackfillReport = { isDone: boolean; written: number; failures: BackfillFailure[] };
type BackfillFailure = { kind: ContainerName; id: string; error: unknown };

/** Lease: longer than a page takes. When it expires, assume the instance crashed and continue from its last page. */
const LEASE_MS = 2 * MINUTE_MS;
/**
 * During a deployment, older instances still write documents without the new field. They have stopped by the second
 * pass, which finds those documents.
 */
const PASSES = 2;
const SETTLE_MS = HOUR_MS;
/** Before each further page: reading 100 results takes about 260 request units, and quizzes go on meanwhile. */
const REST_MS = 100;

/**
 * Writes upgrades and newly declared fields into existing documents, because ordered pages leave out a document that
 * lacks the field. Each run takes at most `withinMs`; each page costs one query plus its writes.
 */
export function createBackfill(
  store: Store,
  now: () => Date,
  upgrades: Upgrades,
  pageSize = 100,
  rest: () => Promise<void> = () => setTimeout(REST_MS),
): (withinMs: number) => Promise<BackfillReport> {
  const marks = store.container<MigrationDoc>('migrations');
  const dateIn = (ms: number) => new Date(now().getTime() + ms).toISOString();
  const unfinished = new Set(CONTAINER_NAMES.filter((name) => canDiffer(name, upgrades)));

  /** Takes the lease of a container. Undefined when there is nothing to do or another instance has the lease. */
  async function takeLease(name: ContainerName): Promise<Mark | undefined> {
    const target = targetOf(name, upgrades);
    const saved = await marks.read(name);
    const isCurrentTarget = saved?.doc.target === target;
    if (isCurrentTarget && saved.doc.passes >= PASSES) unfinished.delete(name);
    if (saved && (!unfinished.has(name) || (isCurrentTarget && saved.doc.notBefore > dateIn(0))))
      return undefined;
    const progress = isCurrentTarget ? saved.doc : { id: name, target, after: null, passes: 0 };
    return writeOver(marks, { ...progress, notBefore: dateIn(LEASE_MS) }, saved?.etag);
  }

  async function backfillContainer(
    name: ContainerName,
    end: number,
    report: BackfillReport,
  ): Promise<void> {
    const container = store.container<Written>(name);
    for (let mark = await takeLease(name); mark; await rest()) {
      const { after, passes } = mark.doc;
      const page = await pageAfter(container, pageSize, after);
      for (const stored of page.items) await rewrite({ name, container, upgrades }, stored, report);
      const isOver = now().getTime() >= end;
      const next = page.after
        ? { after: page.after, passes, notBefore: dateIn(isOver ? 0 : LEASE_MS) }
        : { after: null, passes: passes + 1, notBefore: dateIn(SETTLE_MS) };
      mark = await writeOver(marks, { ...mark.doc, ...next }, mark.etag);
      if (isOver || !page.after) return;
    }
  }

  return async (withinMs) => {
    const end = now().getTime() + withinMs;
    const report: BackfillReport = { isDone: false, written: 0, failures: [] };
    for (const name of unfinished)
      if (now().getTime() < end) await backfillContainer(name, end, report);
    return { ...report, isDone: unfinished.size === 0 };
  };
}

type Target = { name: ContainerName; container: Container<Written>; upgrades: Upgrades };

async function rewrite(
  { name, container, upgrades }: Target,
  stored: Stored<Written>,
  report: BackfillReport,
): Promise<void> {
  try {
    if (!isBehind(name, stored.doc, upgrades)) return;
    const schema = Math.max(stored.doc.schema ?? 1, newestVersion(name, upgrades));
    const doc = { ...upgraded(name, stored.doc, upgrades), schema };
    // Undefined means another writer was faster: it has written the newest version already.
    if (await writeOver(container, doc, stored.etag)) report.written += 1;
  } catch (error) {
    // Only a database that does not answer ends the run: whatever else fails, it fails for this document.
    if (error instanceof StoreError && error.kind === 'unavailable') throw error;
    report.failures.push({ kind: name, id: stored.doc.id, error });
  }
}

const targetOf = (name: ContainerName, upgrades: Upgrades) =>
  JSON.stringify([newestVersion(name, upgrades), ...declarationOf(name).fields.toSorted()]);

const canDiffer = (name: ContainerName, upgrades: Upgrades) =>
  newestVersion(name, upgrades) > 1 || declarationOf(name).fields.length > 0;

function isBehind(name: ContainerName, doc: Written, upgrades: Upgrades): boolean {
  const isOld = (doc.schema ?? 1) < newestVersion(name, upgrades);
  return isOld || declarationOf(name).fields.some((field) => !Object.hasOwn(doc, field));
}

/** Pages by id, which no upgrade changes. Starts from the first page when the saved page token is no longer valid. */
async function pageAfter(container: Container<Written>, limit: number, after: string | null) {
  const first = { limit };
  if (after === null) return container.page(first);
  return container.page({ ...first, after }).catch((error: unknown) => {
    if (error instanceof StoreError && error.kind === 'bad-page') return container.page(first);
    throw error;
  });
}
