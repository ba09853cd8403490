import type { KeyValue } from '../../../lib/browser/key-value.ts';
import { createOutbox } from './outbox.ts';
import { type Answers, withNewer } from './pending-answers.ts';
import type { ServerState, Verdict } from './sender.ts';

export class Refusal extends Error {
  readonly verdict: Verdict;
  constructor(verdict: Verdict) {
    super(verdict);
    this.verdict = verdict;
  }
}

export type Fate = 'taken' | 'lost' | 'answer lost' | Verdict;

/** A whole selection, and a tick or untick that does not change other answers. */
export const all = (...selectedAnswers: string[]) => ({ selectedAnswers });
export const tick = (answer: string, isOn = true) => ({
  selectedAnswers: isOn ? [answer] : [],
  changedAnswers: [answer],
});

const never = new Promise<void>(() => {});

/** A server that can lose requests, and their answers. */
function simulatedServer() {
  const fates: Fate[] = [];
  const state: ServerState & { calls: number } = { answers: {}, isCompleted: false, calls: 0 };
  const take = (answers: Answers, isCompleting: boolean) => {
    const merged = Object.entries(withNewer(state.answers, answers));
    state.answers = Object.fromEntries(
      merged.map(([id, { selectedAnswers }]) => [id, all(...selectedAnswers)]),
    );
    state.isCompleted ||= isCompleting;
  };
  async function send(answers: Answers, isCompleting: boolean, isClosed: () => boolean) {
    state.calls += 1;
    const fate = fates.shift() ?? 'taken';
    await Promise.resolve();
    if (fate === 'taken' || fate === 'answer lost') take(answers, isCompleting);
    // A closed tab receives no response.
    if (isClosed()) await never;
    if (fate === 'lost' || fate === 'answer lost') throw new Refusal('retry');
    if (fate !== 'taken') throw new Refusal(fate);
    return { answers: state.answers, isCompleted: state.isCompleted };
  }
  return { state, fates, take, send };
}

/** Timers that ring when a test says so. */
function manualTimers(isClosed: () => boolean) {
  const timers = new Set<() => void>();
  const delays: number[] = [];
  const schedule = (run: () => void, ms: number) => {
    delays.push(ms);
    const timer = () => {
      timers.delete(timer);
      if (!isClosed()) run();
    };
    timers.add(timer);
    return () => timers.delete(timer);
  };
  const ring = () => {
    for (const timer of [...timers]) timer();
  };
  return { delays, schedule, ring, waiting: () => timers.size };
}

/** A simulated browser with tabs and a manual clock, and its server. */
export function world() {
  const stored = new Map<string, string>();
  const storage: KeyValue = {
    get: (key) => stored.get(key) ?? null,
    set: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
  };
  const { state: server, fates, take, send } = simulatedServer();
  const shown: { answers: Answers } = { answers: {} };
  let lock: Promise<void> = Promise.resolve();

  function openTab() {
    let isClosed = false;
    const closed = Promise.withResolvers<void>();
    const { schedule, ...timers } = manualTimers(() => isClosed);
    const outbox = createOutbox({
      storage,
      key: 'outbox',
      send: (answers, isCompleting) => send(answers, isCompleting, () => isClosed),
      judge: (error) => (error instanceof Refusal ? error.verdict : 'keep'),
      onAcknowledged: (answers) => {
        shown.answers = withNewer(shown.answers, answers);
      },
      reread: async () => {
        await Promise.resolve();
        shown.answers = server.answers;
      },
      schedule,
      exclusively: (task) => {
        // A closed tab gets no lock, loses its lock, and stops running.
        const turn = lock.then(() =>
          isClosed ? undefined : Promise.race([task(), closed.promise]),
        );
        lock = turn.catch(() => {});
        return turn.finally(() => (isClosed ? never : undefined));
      },
    });
    const close = () => {
      isClosed = true;
      closed.resolve();
    };
    /** `delays`: how long each of its timers was to wait; `waiting`: how many have not rung. */
    return { ...outbox, ...timers, close };
  }
  const elsewhere = (answers: Answers, isCompleting = false) => take(answers, isCompleting);
  return { server, fates, shown, stored, openTab, elsewhere };
}

export const settle = () => new Promise((resolve) => setTimeout(resolve));
