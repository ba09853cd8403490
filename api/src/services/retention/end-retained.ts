import type { RetainedKind } from '@vse/domain/records/retention';
import { logUnforeseen } from '../../tracing/telemetry.ts';
import type { Context } from '../context.ts';
import {
  type Dated,
  dateBefore,
  type Retained,
  retainedKinds,
  whereOver,
} from './retained-kinds.ts';

const PAGE_SIZE = 50;
/** Records that fail, which are tried again by each run. */
export const MOST_FAILED = 100;

type Failed = { kind: RetainedKind; id: string; date: string };
/** Of each kind the date up to which all have ended, and those that failed. */
export type RetentionCursor = { marks: Partial<Record<RetainedKind, string>>; failed: Failed[] };
type Limits = {
  /** When to stop, in milliseconds. */
  within: number;
  records: number;
};

/**
 * Ends records whose time is over, oldest first: makes them anonymous or deletes them, as the settings say. A record
 * that fails is logged and tried again by each run, and holds up no other. `hasMore`: the limits were reached.
 */
export async function endRetained(
  context: Context,
  cursor: RetentionCursor,
  limits: Limits,
): Promise<{ cursor: RetentionCursor; ended: number; hasMore: boolean }> {
  const kinds = retainedKinds(context).filter(({ days }) => days > 0);
  const run = new RetentionRun(context, cursor, limits);
  await run.retry(kinds, cursor.failed);
  for (const one of kinds) await run.endKind(one);
  return run.result();
}

class RetentionRun {
  readonly #context: Context;
  readonly #limits: Limits;
  readonly #began: number;
  readonly #marks: RetentionCursor['marks'];
  #failed: Failed[] = [];
  /** Failures of kinds whose end was turned off or put off since. If it is earlier again, the mark is past these. */
  #waiting: Failed[] = [];
  #ended = 0;
  #seen = 0;

  constructor(context: Context, { marks }: RetentionCursor, limits: Limits) {
    this.#context = context;
    this.#limits = limits;
    this.#marks = { ...marks };
    this.#began = context.now().getTime();
  }

  result() {
    const cursor = { marks: this.#marks, failed: [...this.#waiting, ...this.#failed] };
    return { cursor, ended: this.#ended, hasMore: this.#isOver() };
  }

  async retry(kinds: readonly Retained[], failed: readonly Failed[]): Promise<void> {
    for (const one of failed) {
      const retained = kinds.find(({ kind }) => kind === one.kind);
      const isDue = retained && one.date < dateBefore(retained.days, this.#context.now());
      if (isDue) await this.#end(retained, one);
      else this.#waiting.push(one);
    }
  }

  async endKind(one: Retained): Promise<void> {
    const { kind, days } = one;
    if (this.#isOver()) return;
    const where = whereOver(one, days, this.#context.now(), this.#marks[kind]);
    for await (const page of one.pages(where, PAGE_SIZE))
      for (const item of page) {
        await this.#end(one, item);
        this.#marks[kind] = item.date;
        if (this.#isOver()) return;
      }
  }

  async #end({ kind, days, end }: Retained, { id, date }: Dated): Promise<void> {
    try {
      if (!(await end(id, dateBefore(days, this.#context.now())))) return;
      this.#ended += 1;
    } catch (error) {
      logUnforeseen(error);
      this.#failed.push({ kind, id, date });
    }
    this.#seen += 1;
  }

  #isOver(): boolean {
    const ms = Math.abs(this.#context.now().getTime() - this.#began);
    return (
      this.#seen >= this.#limits.records ||
      this.#failed.length >= MOST_FAILED ||
      ms >= this.#limits.within
    );
  }
}
