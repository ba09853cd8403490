import { AsyncLocalStorage } from 'node:async_hooks';
import { pause, writeOver } from './documents.ts';
import type { Container, Doc, Stored } from './store.ts';

/** Only other hosts conflict here, each with at most one write at a time. */
const ATTEMPTS = 50;

/** How many documents' last states are kept. */
const MOST_WRITTEN = 100;

/** Returns the document's next state (none leaves it as it is), and the answer to resolve once that is written. */
type Step<T, R> = (doc: T | undefined) => { next?: T | undefined; answer: R };
type PendingStep<T> = {
  /** Runs work with the deadline and the log line of the call that added the step. */
  asCaller: <R>(work: () => R) => R;
  step: (doc: T | undefined) => T | undefined;
  resolve: (isDone: boolean) => void;
  reject: (error: unknown) => void;
};

/**
 * Batches concurrent updates of one document within this process: calls that arrive during a write are applied together
 * in the next write. Creates the document if needed. Steps may run again after an ETag conflict. Resolves to undefined,
 * with nothing changed, after 50 lost races against other hosts.
 */
export function changeTogether<T extends Doc>(container: Container<T>) {
  const queues = new Map<string, PendingStep<T>[]>();

  /** What this process wrote last. It is usually still current, which saves the read before the next write. */
  const written = new Map<string, Stored<T>>();

  async function changeAll(id: string, waiting: PendingStep<T>[]): Promise<boolean> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const cached = written.get(id);
      written.delete(id);
      const isGuess = cached !== undefined;
      const stored = cached ?? (await container.read(id));
      const before = stored?.doc;
      const after = waiting.reduce((doc, { step }) => step(doc) ?? doc, before);
      const isUnchanged = !after || after === before;
      // Without a write no ETag is checked, so a decision not to change anything needs a fresh read.
      if (isUnchanged && !isGuess) return true;
      const now = isUnchanged ? undefined : await writeOver(container, after, stored?.etag);
      if (now) {
        if (written.size >= MOST_WRITTEN) written.clear();
        written.set(id, now);
        return true;
      }
      if (!isGuess) await pause(attempt);
    }
    return false;
  }

  return <R>(id: string, step: Step<T, R>): Promise<R | undefined> =>
    new Promise((resolve, failed) => {
      let answer: R | undefined;
      const queue = queues.get(id) ?? [];
      queue.push({
        asCaller: AsyncLocalStorage.snapshot(),
        step: (doc) => {
          const result = step(doc);
          answer = result.answer;
          return result.next;
        },
        resolve: (isDone) => resolve(isDone ? answer : undefined),
        reject: failed,
      });
      if (queues.has(id)) return;
      queues.set(id, queue);
      const change = (batch: PendingStep<T>[]) => changeAll(id, batch);
      void drain(queue, change, () => queues.delete(id));
    });
}

/** Runs the steps of a queue in batches until there are none. Never rejects: each caller gets its own error. */
async function drain<T>(
  queue: PendingStep<T>[],
  change: (batch: PendingStep<T>[]) => Promise<boolean>,
  onEmpty: () => void,
): Promise<void> {
  for (let batch = queue.splice(0); batch.length > 0; batch = queue.splice(0)) {
    try {
      // The newest caller's: the queue may outlast the deadline of the call that began to drain it.
      const isDone = await batch.at(-1)?.asCaller(() => change(batch));
      for (const { resolve: done } of batch) done(isDone === true);
    } catch (error) {
      for (const { reject: failed } of batch) failed(error);
    }
  }
  // In the same turn as the last look at the queue, so that no step is added to a queue that nobody drains.
  onEmpty();
}
