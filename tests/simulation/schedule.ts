import type { Source } from './builtins.ts';

export type Schedule = Source & {
  /** A whole number from 0 up to, but not including, `below`. */
  int(below: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
  /** Resolves after this time. */
  wait(ms: number, label: string): Promise<void>;
  /** Removes the next event, moves the clock to it, and returns it. */
  next(): Event | undefined;
  /** Moves the clock on. Events that were due in between come late. */
  jump(ms: number): void;
  /** Whether the clock was moved on within this time. */
  hasJumped(withinMs: number): boolean;
};
export type Event = { at: number; tie: number; label: string; run: () => void };

/** Any time would do. */
export const START = Date.UTC(2026, 2, 2, 9);

/** The events to come, in the order of their time; at the same time, in an order that the seed decides. */
export function createSchedule(seed: number): Schedule {
  const random = generator(seed);
  const events: Event[] = [];
  let time = START;
  let jumped = 0;

  const isBefore = (a: Event, b: Event) => a.at < b.at || (a.at === b.at && a.tie < b.tie);
  function place(event: Event): void {
    let [low, high] = [0, events.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      // The next event is the last one of the list.
      if (isBefore(event, events[middle] as Event)) low = middle + 1;
      else high = middle;
    }
    events.splice(low, 0, event);
  }
  const after: Schedule['after'] = (ms, label, run) => {
    const event = { at: time + Math.max(0, ms), tie: random(), label, run };
    place(event);
    return () => {
      const at = events.indexOf(event);
      if (at >= 0) events.splice(at, 1);
    };
  };
  const int = (below: number) => Math.floor(random() * below);
  return {
    now: () => Math.floor(time),
    random,
    after,
    int,
    pick: <T>(list: readonly T[]) => list[int(list.length)] as T,
    chance: (probability) => random() < probability,
    wait: (ms, label) => new Promise((resolve) => after(ms, label, resolve)),
    next() {
      const event = events.pop();
      if (event) time = Math.max(time, event.at);
      return event;
    },
    jump: (ms) => {
      time += ms;
      jumped = time;
    },
    hasJumped: (withinMs) => time - jumped < withinMs,
  };
}

/** Mulberry32: numbers from 0 to 1, the same ones for the same seed. */
function generator(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
