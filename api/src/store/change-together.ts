import { pause, writeOver } from './documents.ts';
import type { Container, Doc, Stored } from './store.ts';

/** Only other hosts conflict here, each with at most one write at a time. */
const ATTEMPTS = 50;

/** Returns the document's next state (none leaves it as it is), and the answer to resolve once that is written. */
type Step<T, R> = (doc: T | undefined) => { next?: T | undefined; answer: R };
type PendingStep<T> = {
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
  let last: Stored<T> | undefined;

  async function change(id: string, waiting: PendingStep<T>[]): Promise<boolean> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const cached = last?.doc.id === id ? last : undefined;
      last = undefined;
      const stored = cached ?? (await container.read(id));
      const before = stored?.doc;
      const after = waiting.reduce((doc, { step }) => step(doc) ?? doc, before);
      const isUnchanged = !after || after === before;
      // Without a write no ETag is checked, so a decision not to change anything needs a fresh read.
      if (isUnchanged && !cached) return true;
      if (!isUnchanged) last = await writeOver(container, after, stored?.etag);
      if (last) return true;
      if (!cached) await pause(attempt);
    }
    return false;
  }

  async function drain(id: string, queue: PendingStep<T>[]): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.splice(0);
      try {
        const isDone = await change(id, batch);
        for (const { resolve: done } of batch) done(isDone);
      } catch (error) {
        for (const { reject: failed } of batch) failed(error);
      }
    }
    queues.delete(id);
  }

  return <R>(id: string, step: Step<T, R>): Promise<R | undefined> =>
    new Promise((resolve, failed) => {
      let answer: R | undefined;
      const queue = queues.get(id) ?? [];
      queue.push({
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
      void drain(id, queue);
    });
}
