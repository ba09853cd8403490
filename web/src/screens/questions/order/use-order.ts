import { type RefObject, useEffect, useRef, useState } from 'react';
import { statusOf } from '../../../lib/api/api-error.ts';
import { useLatest } from '../../../lib/browser/use-latest.ts';
import { problemMessages } from '../../../lib/forms/problem.ts';
import { useAction } from '../../../lib/forms/use-action.ts';
import { useLeaveGuard } from '../../../lib/forms/use-leave-guard.ts';
import { notify } from '../../../lib/notifications.ts';
import { useOfficeWords, useWords } from '../../../lib/words/words.ts';
import { moved } from '../../../ui/kit/moved.ts';
import { LazyOrderList } from './lazy-order-list.ts';
import { movedCount, rebasedOrder } from './order-rules.ts';

/** An order as it was read, with the ETag that protects it against concurrent sorting. */
export type Order = { ids: readonly string[]; etag: string };

type OrderOptions = {
  /** Saves the order with the ETag of the order that it replaces. */
  save: (order: Order) => Promise<void>;
  /** Reads the newest order. Undefined when its record was deleted. */
  reload: () => Promise<Order | undefined>;
};

/** The edit of a sort order, between Edit Sort Order and Save or Cancel. */
export function useOrder({ save, reload }: OrderOptions) {
  const words = useWords();
  const { parts, messages } = useOfficeWords();
  const title = messages.ERROR_SAVING_QUESTION;
  const [edit, setEdit] = useState<{ before: Order; ids: readonly string[] }>();
  const [problems, setProblems] = useState<{ messages: readonly string[]; isStale: boolean }>();
  const reasonsOf = (error: unknown) =>
    statusOf(error) === 412 ? [parts.stale] : problemMessages(error, words);
  const saving = useAction(title, reasonsOf);
  const reading = useAction(title);
  const count = edit ? movedCount(edit.ids, edit.before.ids) : 0;
  const guard = useLeaveGuard(count > 0 || saving.isBusy);
  const finish = useLatest(() => {
    setEdit(undefined);
    if (guard.isAsking) guard.leave();
  });

  function submit() {
    if (!edit || saving.isBusy) return;
    if (count === 0) return setEdit(undefined);
    const work = () =>
      save({ ids: edit.ids, etag: edit.before.etag }).catch((error: unknown) => {
        setProblems({
          messages: reasonsOf(error),
          isStale: [400, 404, 412].includes(statusOf(error) ?? 0),
        });
        throw error;
      });
    void saving.run(work, () => finish.current());
  }

  /** After another person has sorted: applies my order to the newest list, to be checked and saved again. */
  function rebase() {
    const read = () =>
      reload().catch((error: unknown) => {
        setProblems({ messages: problemMessages(error, words), isStale: true });
        throw error;
      });
    void reading.run(read, (latest) => {
      if (!latest) return setProblems({ messages: [parts.goneRecord], isStale: false });
      setEdit(
        (current) => current && { before: latest, ids: rebasedOrder(current.ids, latest.ids) },
      );
      setProblems(undefined);
      notify(parts.rebased);
    });
  }

  return {
    title,
    edit,
    count,
    guard,
    problems,
    isBusy: saving.isBusy,
    isReading: reading.isBusy,
    /** Once the list that can be ordered has come: then its first row takes the focus. */
    begin: async (before: Order) => {
      await LazyOrderList.preload().catch(() => {});
      setEdit({ before, ids: before.ids });
    },
    move: (from: number, to: number) =>
      setEdit((current) => current && { ...current, ids: moved(current.ids, from, to) }),
    cancel: () => {
      if (!saving.isBusy) setEdit(undefined);
    },
    submit,
    rebase,
    dismiss: () => setProblems(undefined),
  };
}
export type OrderEdit = ReturnType<typeof useOrder>;

/** Moves the focus into and out of the order mode, because the focused element is removed. */
export function useOrderFocus(container: RefObject<HTMLElement | null>, isEditing: boolean) {
  const before = useRef(isEditing);
  useEffect(() => {
    if (before.current === isEditing) return;
    before.current = isEditing;
    const target = isEditing ? 'ol button' : '[data-order] button';
    container.current?.querySelector<HTMLElement>(target)?.focus();
  }, [container, isEditing]);
}
