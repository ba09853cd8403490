import type { OutboxStore } from './outbox-state.ts';
import { type Answers, type PendingAnswers, withNewer } from './pending-answers.ts';
import { retryTimer, type Schedule } from './retry-timer.ts';

/**
 * What to do after a failed request: retry, keep the choices for later, or drop them because they can never be saved.
 */
export type Verdict = 'retry' | 'keep' | 'drop';

/** The server's state after a save. */
export type ServerState = { answers: Answers; isCompleted: boolean };

export type SenderDependencies = {
  /** Resolves with everything stored on the server: another device may have answered or completed the quiz. */
  send: (answers: Answers, isCompleting: boolean) => Promise<ServerState>;
  judge: (error: unknown) => Verdict;
  /** Called with the stored answers before they stop being pending. */
  onAcknowledged: (answers: Answers) => void;
  schedule: Schedule;
  /** Only one tab of a browser sends at a time, so that an older choice cannot overtake a newer one. */
  exclusively: (task: () => Promise<void>) => Promise<void>;
};

/** Sends the pending choices, and again after a failure that can pass. */
export function createSender(
  dependencies: SenderDependencies,
  answers: PendingAnswers,
  store: OutboxStore,
) {
  const { judge, schedule, exclusively } = dependencies;
  const { get, update, isCompleting, hasWork } = store;
  const timer = retryTimer(schedule);
  let isRunning = false;

  /** Sends now, because something has changed. Ends the current wait; the next one starts short. */
  function flush() {
    timer.reset();
    start();
  }

  function start() {
    timer.cancel();
    if (isRunning || !hasWork()) return;
    isRunning = true;
    void exclusively(sendAll)
      .then(() => update({ status: 'saved' }))
      .catch(fail)
      .finally(() => {
        isRunning = false;
        // A choice made just after the last look at the storage has not been sent yet.
        if (!timer.isSet() && get().status !== 'refused') start();
      });
  }

  async function sendAll() {
    while (hasWork()) {
      await sendOnce(dependencies, answers, store);
      timer.reset();
    }
  }

  function fail(error: unknown) {
    const verdict = judge(error);
    if (verdict === 'retry') {
      update({ status: 'retrying' });
      return timer.afterFailure(start);
    }
    if (verdict === 'drop') answers.clear();
    const completion = isCompleting() ? 'refused' : get().completion;
    update({ status: 'refused', problem: error, completion, shown: {} });
  }

  /** Leaves the sending to the tab that has the choices, for a while. */
  function sendLater() {
    if (hasWork() && !isRunning && !timer.isSet()) timer.afterOtherTab(flush);
  }

  return { flush, sendLater };
}

/** Sends what is pending now. When the server refuses to complete the quiz, the answers stay pending. */
async function sendOnce(
  { send, judge, onAcknowledged }: SenderDependencies,
  answers: PendingAnswers,
  { get, update, isCompleting }: OutboxStore,
): Promise<void> {
  const sent = answers.read();
  const completes = isCompleting();
  let saved: ServerState;
  update({ status: 'saving' });
  try {
    saved = await send(completes ? withNewer(get().shown, sent) : sent, completes);
  } catch (error) {
    if (!completes || judge(error) !== 'drop') throw error;
    // Each answer may still be valid: they are sent next, without completing.
    return update({ completion: 'refused', shown: {}, problem: error });
  }
  onAcknowledged(saved.answers);
  answers.take(sent);
  // Completed here, or on another device with the same choices.
  if (completes || saved.isCompleted) update({ completion: 'done', shown: {} });
}
