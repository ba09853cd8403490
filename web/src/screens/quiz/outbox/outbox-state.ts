import { createStore } from '../../../lib/browser/store.ts';
import type { Answers, PendingAnswers } from './pending-answers.ts';

export type OutboxState = {
  pending: Answers;
  /** Choices of this browser that another tab has sent or dropped; the server has not said which yet. */
  unconfirmed: Answers;
  status: 'idle' | 'saving' | 'saved' | 'retrying' | 'refused';
  /** The state of the person's request for the result. */
  completion: 'none' | 'wanted' | 'refused' | 'done';
  /** What the screen showed when the person asked for the result. The result is computed from it. */
  shown: Answers;
  /** Why the last request was refused. */
  problem: unknown;
};

export type OutboxStore = ReturnType<typeof outboxStore>;

/** What the screen shows of the outbox. Each update reads the pending choices again. */
export function outboxStore(answers: PendingAnswers) {
  const { get, set, subscribe } = createStore<OutboxState>({
    pending: answers.read(),
    unconfirmed: {},
    status: 'idle',
    completion: 'none',
    shown: {},
    problem: undefined,
  });
  const isCompleting = () => get().completion === 'wanted';
  return {
    get,
    subscribe,
    update: (change: Partial<OutboxState>) => set({ ...get(), ...change, pending: answers.read() }),
    isCompleting,
    /** Whether there is something to send. */
    hasWork: () => isCompleting() || Object.keys(answers.read()).length > 0,
  };
}
