import { pause, writeOver } from './revise.ts';
import type { Container, Doc } from './store/store.ts';

/** Other hosts alone are met here, and each of them but once at a time. */
const ATTEMPTS = 50;

/** What to make of a document (nothing: leave it as it is), and what to answer when that is written. */
type Step<T, R> = (doc: T | undefined) => { next?: T | undefined; answer: R };
type Waiting<T> = {
  step: (doc: T | undefined) => T | undefined;
  done: (isDone: boolean) => void;
  failed: (why: unknown) => void;
};

/**
 * Changes documents that many want to change at once, making one that is not there: who asks while a change is under way
 * is served with all the others in the next one. A step is run again when another host was faster; undefined is answered
 * when other hosts were faster all the time, and nothing is changed then.
 */
export function changeTogether<T extends Doc>(container: Container<T>) {
  const queues = new Map<string, Waiting<T>[]>();

  async function change(id: string, waiting: Waiting<T>[]): Promise<boolean> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const stored = await container.read(id);
      const before = stored?.doc;
      const after = waiting.reduce((doc, { step }) => step(doc) ?? doc, before);
      if (!after || after === before) return true;
      if (await writeOver(container, after, stored?.etag)) return true;
      await pause(attempt);
    }
    return false;
  }

  async function serve(id: string, queue: Waiting<T>[]): Promise<void> {
    while (queue.length > 0) {
      const served = queue.splice(0);
      try {
        const isDone = await change(id, served);
        for (const { done } of served) done(isDone);
      } catch (error) {
        for (const { failed } of served) failed(error);
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
          const said = step(doc);
          answer = said.answer;
          return said.next;
        },
        done: (isDone) => resolve(isDone ? answer : undefined),
        failed,
      });
      if (queues.has(id)) return;
      queues.set(id, queue);
      void serve(id, queue);
    });
}
