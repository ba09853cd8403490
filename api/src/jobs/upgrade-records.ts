import * as z from 'zod';
import type { Context } from '../services/context.ts';
import { targetOf, upgradable, upgradePage } from '../store/upgrade-page.ts';
import { UPGRADES, type Upgrades } from '../store/upgrades.ts';
import type { RegularJob } from './job.ts';

const PAGE = 100;
/** Before each further page: reading 100 results takes about 260 request units, and quizzes go on meanwhile. */
const REST_MS = 100;
/**
 * During a deployment, older instances still write documents without a new field. They have stopped by the second pass,
 * an hour later, which finds those documents.
 */
const PASSES = 2;

/** The pass, the container and the page that are next, and what the passes write. */
type Cursor = { target: string; passes: number; container: number; after: string | null };

/** Writes upgrades and newly declared fields into the documents that are there. */
export const upgradeRecordsJob = upgradeRecords(UPGRADES, PAGE);

export function upgradeRecords(upgrades: Upgrades, limit: number): RegularJob<Cursor> {
  const target = targetOf(upgrades);
  const start = { target, passes: 0, container: 0, after: null };
  const cursorOf = (at: Cursor | undefined) => (at?.target === target ? at : start);
  return {
    kind: 'upgradeRecords',
    input: z.null(),
    everyMinutes: 60,
    looksAtStart: true,
    async hasWork({ records }: Context) {
      const at = (await records.jobs.read('upgradeRecords'))?.doc.at;
      // The cursor of this job is what its step has stored.
      return cursorOf((at ?? undefined) as Cursor | undefined).passes < PASSES;
    },
    async step({ store }, { at }) {
      const cursor = cursorOf(at);
      const name = upgradable(upgrades)[cursor.container];
      if (name === undefined) return { at: { ...start, passes: cursor.passes + 1 }, isDone: true };
      const page = { after: cursor.after ?? undefined, limit, upgrades };
      const { written, failed, after } = await upgradePage(store, name, page);
      const next =
        after === undefined
          ? { ...cursor, container: cursor.container + 1, after: null }
          : { ...cursor, after };
      const counts = { ...(written > 0 && { written }), ...(failed > 0 && { failed }) };
      return { at: next, counts, ...(after !== undefined && { restMs: REST_MS }) };
    },
  };
}
