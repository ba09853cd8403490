import type { KeyValue } from '../../../lib/browser/key-value.ts';
import { createOutbox, type Verdict } from './outbox.ts';
import { type Answers, withNewer } from './pending-answers.ts';

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

/** A simulated browser with tabs, a manual clock, and a server that can lose requests. */
export function world() {
  const stored = new Map<string, string>();
  const storage: KeyValue = {
    get: (key) => stored.get(key) ?? null,
    set: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
  };
  const server: { answers: Answers; isCompleted: boolean; calls: number } = {
    answers: {},
    isCompleted: false,
    calls: 0,
  };
  const fates: Fate[] = [];
  const shown: { answers: Answers } = { answers: {} };
  let lock: Promise<void> = Promise.resolve();
  const take = (answers: Answers, isCompleting: boolean) => {
    const merged = Object.entries(withNewer(server.answers, answers));
    server.answers = Object.fromEntries(
      merged.map(([id, { selectedAnswers }]) => [id, all(...selectedAnswers)]),
    );
    server.isCompleted ||= isCompleting;
  };

  function openTab() {
    const timers = new Set<() => void>();
    const delays: number[] = [];
    let isClosed = false;
    const closed = Promise.withResolvers<void>();
    const outbox = createOutbox({
      storage,
      key: 'outbox',
      send: async (answers, isCompleting) => {
        server.calls += 1;
        const fate = fates.shift() ?? 'taken';
        await Promise.resolve();
        if (fate === 'taken' || fate === 'answer lost') take(answers, isCompleting);
        // A closed tab receives no response.
        if (isClosed) await never;
        if (fate === 'lost' || fate === 'answer lost') throw new Refusal('retry');
        if (fate !== 'taken') throw new Refusal(fate);
        return { answers: server.answers, isCompleted: server.isCompleted };
      },
      judge: (error) => (error instanceof Refusal ? error.verdict : 'keep'),
      onAcknowledged: (answers) => {
        shown.answers = withNewer(shown.answers, answers);
      },
      reread: async () => {
        await Promise.resolve();
        shown.answers = server.answers;
      },
      schedule: (run, ms) => {
        delays.push(ms);
        const timer = () => {
          timers.delete(timer);
          if (!isClosed) run();
        };
        timers.add(timer);
        return () => timers.delete(timer);
      },
      exclusively: (task) => {
        // A closed tab gets no lock, loses its lock, and stops running.
        const turn = lock.then(() =>
          isClosed ? undefined : Promise.race([task(), closed.promise]),
        );
        lock = turn.catch(() => {});
        return turn.finally(() => (isClosed ? never : undefined));
      },
    });
    return {
      ...outbox,
      /** How long each of its timers was to wait. */
      delays,
      ring: () => {
        for (const timer of [...timers]) timer();
      },
      close: () => {
        isClosed = true;
        closed.resolve();
      },
    };
  }
  return {
    server,
    fates,
    shown,
    stored,
    openTab,
    elsewhere: (answers: Answers, isCompleting = false) => take(answers, isCompleting),
  };
}

export const settle = () => new Promise((resolve) => setTimeout(resolve));
