import type { Choice } from '@vse/domain/rules/merge-answers';
import type { KeyValue } from '../../../lib/browser/key-value.ts';
import { createStore } from '../../../lib/browser/store.ts';
import { type Answers, pendingAnswers, withNewer } from './pending-answers.ts';

/**
 * What to do after a failed request: retry, keep the choices for later, or drop them because they can never be saved.
 */
export type Verdict = 'retry' | 'keep' | 'drop';
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'retrying' | 'refused';

export type OutboxState = {
  pending: Answers;
  /** Choices of this browser that another tab has sent or dropped; the server has not said which yet. */
  unconfirmed: Answers;
  status: SaveStatus;
  /** The state of the person's request for the result. */
  completion: 'none' | 'wanted' | 'refused' | 'done';
  /** What the screen showed when the person asked for the result. The result is computed from it. */
  shown: Answers;
  /** Why the last request was refused. */
  problem: unknown;
};

/** The server's state after a save. */
export type ServerState = { answers: Answers; isCompleted: boolean };

export type OutboxDependencies = {
  storage: KeyValue;
  key: string;
  /** Resolves with everything stored on the server: another device may have answered or completed the quiz. */
  send: (answers: Answers, isCompleting: boolean) => Promise<ServerState>;
  judge: (error: unknown) => Verdict;
  /** Called with the stored answers before they stop being pending. */
  onAcknowledged: (answers: Answers) => void;
  /** Reads and shows the server's state again. */
  reread: () => Promise<unknown>;
  /** Runs later; returns a function that cancels. */
  schedule: (run: () => void, ms: number) => () => void;
  /** Only one tab of a browser sends at a time, so that an older choice cannot overtake a newer one. */
  exclusively: (task: () => Promise<void>) => Promise<void>;
};

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;
/** How long to wait for another tab to send its own choices, before this tab sends them. */
const HELP_MS = 3000;

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Sends choices to the server. A choice is written to the browser's storage before it is sent, and removed when the
 * server acknowledges it, so that a reload, a closed tab or ten minutes offline lose nothing.
 */
export function createOutbox(dependencies: OutboxDependencies) {
  const { send, judge, schedule, exclusively } = dependencies;
  const answers = pendingAnswers(dependencies.storage, dependencies.key);
  const state = createStore<OutboxState>({
    pending: answers.read(),
    unconfirmed: {},
    status: 'idle',
    completion: 'none',
    shown: {},
    problem: undefined,
  });
  let isRunning = false;
  let failures = 0;
  let cancelScheduled: (() => void) | undefined;

  const update = (change: Partial<OutboxState>) =>
    state.set({ ...state.get(), ...change, pending: answers.read() });
  const isCompleting = () => state.get().completion === 'wanted';
  const hasWork = () => isCompleting() || Object.keys(answers.read()).length > 0;

  function choose(questionId: string, choice: Choice) {
    answers.put(questionId, choice);
    update({ status: 'saving', problem: undefined });
    flush();
  }

  /** Requests the result for exactly what is shown, even if another device has answered differently. */
  function complete(shown: Answers) {
    update({ completion: 'wanted', shown, problem: undefined });
    flush();
  }

  /** The person has read why there is no result. */
  function dismiss() {
    if (state.get().completion === 'refused') update({ completion: 'none' });
  }

  /** There is a token again: sends what was refused without one. */
  function resume() {
    dismiss();
    if (state.get().status === 'refused') update({ status: 'idle', problem: undefined });
    flush();
  }

  /** Sends pending choices now, because something has changed. Ends the current wait; the next one starts short. */
  function flush() {
    failures = 0;
    start();
  }

  function start() {
    cancelScheduled?.();
    cancelScheduled = undefined;
    if (isRunning || !hasWork()) return;
    isRunning = true;
    void exclusively(sendAll)
      .then(() => update({ status: 'saved' }))
      .catch(fail)
      .finally(() => {
        isRunning = false;
        // A choice made just after the last look at the storage has not been sent yet.
        if (hasWork() && !cancelScheduled && state.get().status !== 'refused') start();
      });
  }

  async function sendAll() {
    while (hasWork()) {
      const sent = answers.read();
      const completes = isCompleting();
      let serverState: ServerState;
      update({ status: 'saving' });
      try {
        serverState = await send(completes ? withNewer(state.get().shown, sent) : sent, completes);
      } catch (error) {
        if (!isRefusedCompletion(error, completes)) throw error;
        // The request was refused as a whole, but each answer may be valid: they are sent again without completing.
        update({ completion: 'refused', shown: {}, problem: error });
        continue;
      }
      failures = 0;
      dependencies.onAcknowledged(serverState.answers);
      answers.take(sent);
      // Completed here, or on another device with the same choices.
      update(completes || serverState.isCompleted ? { completion: 'done', shown: {} } : {});
    }
  }

  const isRefusedCompletion = (error: unknown, completes: boolean) =>
    completes && judge(error) === 'drop';

  function fail(error: unknown) {
    const verdict = judge(error);
    if (verdict !== 'retry') {
      if (verdict === 'drop') answers.clear();
      const completion = isCompleting() ? 'refused' : state.get().completion;
      update({ status: 'refused', problem: error, completion, shown: {} });
      return;
    }
    update({ status: 'retrying' });
    cancelScheduled = schedule(start, Math.min(FIRST_RETRY_MS * 2 ** failures, LAST_RETRY_MS));
    failures += 1;
  }

  /**
   * Another tab changed the storage. Choices it removed were saved or refused there; until the server says which, this
   * tab keeps showing them.
   */
  function storageChanged(before: string | null) {
    const pending = answers.read();
    const removed = Object.entries(answers.parse(before)).filter(([id]) => !(id in pending));
    const unconfirmed = { ...state.get().unconfirmed, ...Object.fromEntries(removed) };
    update({ unconfirmed });
    if (removed.length > 0)
      void dependencies.reread().then(() => {
        // A later change has a request of its own.
        if (state.get().unconfirmed === unconfirmed) update({ unconfirmed: {} });
      });
    if (hasWork() && !isRunning && !cancelScheduled) cancelScheduled = schedule(flush, HELP_MS);
  }

  const { get, subscribe } = state;
  return { get, subscribe, choose, complete, dismiss, resume, flush, storageChanged };
}
