import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

/*
 * Takes time, timers and randomness from the schedule of the current world. Import this before all other modules: what
 * a module takes from the built-in ones while it is loaded stays the real one otherwise.
 */

/** Where the code under simulation gets time, timers and randomness. */
export type Source = {
  now(): number;
  random(): number;
  /** Runs work later. Returns a function that cancels it. */
  after(ms: number, label: string, run: () => void): () => void;
};

let current: Source | undefined;
const source = (): Source => {
  if (!current) throw new Error('No world is being simulated');
  return current;
};
export const simulateFrom = (next: Source): void => {
  current = next;
};

const nextTurn = setImmediate;
/** Work on other threads, such as signatures, that has not come back. */
let underWay = 0;

/** Resolves when nothing more happens without the next event. */
export async function settled(): Promise<void> {
  do for (let turn = 0; turn < 2; turn++) await new Promise<void>((resolve) => nextTurn(resolve));
  while (underWay > 0);
}

const RealDate = Date;
class SimulatedDate extends RealDate {
  constructor(...given: unknown[]) {
    // The cast is at the edge: Date has overloads, and the given arguments fit one of them.
    super(...((given.length === 0 ? [source().now()] : given) as [number]));
  }
  static override now() {
    return source().now();
  }
}

const bytesOf = (length: number) =>
  Buffer.from(Array.from({ length }, () => Math.floor(source().random() * 256)));

function uuid(): string {
  const hex = bytesOf(16).toString('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

type Handle = { unref(): Handle; ref(): Handle; cancel(): void };
function later(run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]): Handle {
  const cancel = source().after(ms, 'timer', () => run(...args));
  const handle: Handle = { unref: () => handle, ref: () => handle, cancel };
  return handle;
}

/** Signatures come back in the order of their calls, on whatever thread they were made. */
function inOrder(): void {
  const subtle = Object.getPrototypeOf(crypto.webcrypto.subtle) as Record<string, unknown>;
  let last: Promise<unknown> = Promise.resolve();
  for (const name of ['sign', 'verify', 'digest', 'importKey', 'generateKey', 'exportKey']) {
    const real = subtle[name] as (...args: unknown[]) => Promise<unknown>;
    subtle[name] = function (this: unknown, ...args: unknown[]) {
      underWay += 1;
      const done = last.then(() => real.apply(this, args));
      last = done
        .catch(() => undefined)
        .finally(() => {
          underWay -= 1;
        });
      return done;
    };
  }
}

inOrder();
Object.assign(globalThis, {
  Date: SimulatedDate,
  setTimeout: later,
  clearTimeout: (handle?: Handle) => handle?.cancel(),
});
Math.random = () => source().random();
performance.now = () => source().now();
AbortSignal.timeout = (ms) => {
  const controller = new AbortController();
  source().after(ms, 'timeout', () => controller.abort());
  return controller.signal;
};
Object.assign(crypto, { randomBytes: bytesOf, randomUUID: uuid });
Object.assign(timers, {
  setTimeout: (ms: number, value?: unknown) =>
    new Promise((resolve) => source().after(ms, 'timer', () => resolve(value))),
});
// What happens outside of a request is logged there.
Object.assign(console, { log: () => {}, warn: () => {}, error: () => {} });
syncBuiltinESMExports();
