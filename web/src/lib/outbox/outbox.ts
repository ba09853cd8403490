import type { Choice } from '@vse/domain/merge-answers';
import type { KeyValue } from '../key-value.ts';
import { store } from '../store.ts';
import { type Answers, pendingAnswers, withNewer } from './pending-answers.ts';

/** What a failed sending means: try again; keep the answers for later; or they can never be taken, let them go. */
export type Verdict = 'retry' | 'keep' | 'drop';
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'retrying' | 'refused';

export type OutboxState = {
  pending: Answers;
  status: SaveStatus;
  /** The person asked for the result and still waits for it; then it is there. */
  completion: 'none' | 'wanted' | 'refused' | 'done';
  /** What the person saw when they asked for it: that is what the result is of. */
  shown: Answers;
  /** Why the last sending was refused. */
  problem: unknown;
};

export type OutboxDependencies = {
  storage: KeyValue;
  key: string;
  /** Answers with all that the server holds now: another device may have had its say. */
  send: (answers: Answers, isCompleting: boolean) => Promise<Answers>;
  judge: (error: unknown) => Verdict;
  /** Called with what the server holds, before it stops being pending. */
  onAcknowledged: (answers: Answers) => void;
  /** Runs later, returns how to call it off. */
  schedule: (run: () => void, ms: number) => () => void;
  /** One sender at a time over all tabs of a browser: an older choice must not overtake a newer one. */
  exclusively: (task: () => Promise<void>) => Promise<void>;
};

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;
/** How long another tab may take over its own choices before this one helps. */
const HELP_MS = 3000;

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Choices on their way to the server. A choice is in the browser's storage before it is sent and stays there until it
 * is acknowledged, so that a reload, a closed tab or ten minutes offline lose nothing.
 */
export function createOutbox(dependencies: OutboxDependencies) {
  const { send, judge, schedule, exclusively } = dependencies;
  const answers = pendingAnswers(dependencies.storage, dependencies.key);
  const state = store<OutboxState>({
    pending: answers.read(),
    status: 'idle',
    completion: 'none',
    shown: {},
    problem: undefined,
  });
  let isRunning = false;
  let failures = 0;
  let callOff: (() => void) | undefined;

  const update = (change: Partial<OutboxState>) =>
    state.set({ ...state.get(), ...change, pending: answers.read() });
  const isCompleting = () => state.get().completion === 'wanted';
  const hasWork = () => isCompleting() || Object.keys(answers.read()).length > 0;

  function choose(questionId: string, choice: Choice) {
    answers.put(questionId, choice);
    update({ status: 'saving', problem: undefined });
    flush();
  }

  /** Asks for the result of what is shown, whatever another device has answered that is not. */
  function complete(shown: Answers) {
    update({ completion: 'wanted', shown, problem: undefined });
    flush();
  }

  /** The person has read why there is no result. */
  function dismiss() {
    if (state.get().completion === 'refused') update({ completion: 'none' });
  }

  /** There is a token again: what was refused for want of one goes once more. */
  function resume() {
    dismiss();
    if (state.get().status === 'refused') update({ status: 'idle', problem: undefined });
    flush();
  }

  /** Sends what is pending, now, because something happened: whatever wait there was is over, the next begins short. */
  function flush() {
    failures = 0;
    start();
  }

  function start() {
    callOff?.();
    callOff = undefined;
    if (isRunning || !hasWork()) return;
    isRunning = true;
    void exclusively(sendAll)
      .then(() => update({ status: 'saved' }))
      .catch(fail)
      .finally(() => {
        isRunning = false;
        // A choice made just after the last look at the storage has not been sent yet.
        if (hasWork() && !callOff && state.get().status !== 'refused') start();
      });
  }

  async function sendAll() {
    while (hasWork()) {
      const sent = answers.read();
      const completes = isCompleting();
      let held: Answers;
      update({ status: 'saving' });
      try {
        held = await send(completes ? withNewer(state.get().shown, sent) : sent, completes);
      } catch (error) {
        if (!isRefusedCompletion(error, completes)) throw error;
        // Refused as a whole, though each answer may be good: they go once more, without the wish to complete.
        update({ completion: 'refused', shown: {}, problem: error });
        continue;
      }
      failures = 0;
      dependencies.onAcknowledged(held);
      answers.take(sent);
      update(completes ? { completion: 'done', shown: {} } : {});
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
    callOff = schedule(start, Math.min(FIRST_RETRY_MS * 2 ** failures, LAST_RETRY_MS));
    failures += 1;
  }

  /** Another tab changed the storage: what it no longer holds has been taken by the server. */
  function storageChanged(before: string | null) {
    const now = answers.read();
    const old = Object.entries(answers.parse(before));
    dependencies.onAcknowledged(Object.fromEntries(old.filter(([id]) => !(id in now))));
    update({});
    if (hasWork() && !isRunning && !callOff) callOff = schedule(flush, HELP_MS);
  }

  const { get, subscribe } = state;
  return { get, subscribe, choose, complete, dismiss, resume, flush, storageChanged };
}
