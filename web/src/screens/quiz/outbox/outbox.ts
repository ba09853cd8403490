import type { Choice } from '@vse/domain/rules/merge-answers';
import type { KeyValue } from '../../../lib/browser/key-value.ts';
import { outboxStore } from './outbox-state.ts';
import { type Answers, pendingAnswers } from './pending-answers.ts';
import { createSender, type SenderDependencies } from './sender.ts';

type OutboxDependencies = SenderDependencies & {
  storage: KeyValue;
  key: string;
  /** Reads and shows the server's state again. */
  reread: () => Promise<unknown>;
};

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Sends choices to the server. A choice is written to the browser's storage before it is sent, and removed when the
 * server acknowledges it, so that a reload, a closed tab or ten minutes offline lose nothing.
 */
export function createOutbox(dependencies: OutboxDependencies) {
  const answers = pendingAnswers(dependencies.storage, dependencies.key);
  const store = outboxStore(answers);
  const { get, subscribe, update } = store;
  const { flush, sendLater } = createSender(dependencies, answers, store);

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
    if (get().completion === 'refused') update({ completion: 'none' });
  }

  /** There is a token again: sends what was refused without one. */
  function resume() {
    dismiss();
    if (get().status === 'refused') update({ status: 'idle', problem: undefined });
    flush();
  }

  /**
   * Another tab changed the storage. Choices it removed were saved or refused there; until the server says which, this
   * tab keeps showing them.
   */
  function storageChanged(before: string | null) {
    const pending = answers.read();
    const removed = Object.entries(answers.parse(before)).filter(([id]) => !(id in pending));
    const unconfirmed = { ...get().unconfirmed, ...Object.fromEntries(removed) };
    update({ unconfirmed });
    if (removed.length > 0)
      void dependencies.reread().then(() => {
        // A later change has a request of its own.
        if (get().unconfirmed === unconfirmed) update({ unconfirmed: {} });
      });
    sendLater();
  }

  return { get, subscribe, choose, complete, dismiss, resume, flush, storageChanged };
}
