import { type RefObject, useEffect, useRef, useState } from 'react';
import { statusOf } from '../../../lib/api/api-error.ts';
import { whenLoaded } from '../../../lib/browser/lost-parts.ts';
import { useLatest } from '../../../lib/browser/use-latest.ts';
import { errorMessages } from '../../../lib/forms/errors.ts';
import { useAction } from '../../../lib/forms/use-action.ts';
import { useLeaveGuard } from '../../../lib/forms/use-leave-guard.ts';
import { notify } from '../../../lib/notifications.ts';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { useWords } from '../../../lib/words/words.ts';
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

/** `isStale`: another person has sorted. */
type OrderProblems = { messages: readonly string[]; isStale: boolean };

/** The order that is edited, and the one it began from. */
function useOrderDraft() {
  const [edit, setEdit] = useState<{ before: Order; ids: readonly string[] }>();
  return {
    edit,
    count: edit ? movedCount(edit.ids, edit.before.ids) : 0,
    begin: (before: Order) => setEdit({ before, ids: before.ids }),
    move: (from: number, to: number) =>
      setEdit((current) => current && { ...current, ids: moved(current.ids, from, to) }),
    rebase: (latest: Order) =>
      setEdit(
        (current) => current && { before: latest, ids: rebasedOrder(current.ids, latest.ids) },
      ),
    end: () => setEdit(undefined),
  };
}

/** The edit of a sort order, between Edit Sort Order and Save or Cancel. */
export function useOrder({ save, reload }: OrderOptions) {
  const words = useWords();
  const { parts, messages } = useOfficeWords();
  const title = messages.ERROR_SAVING_QUESTION;
  const { edit, count, ...draft } = useOrderDraft();
  const [problems, setProblems] = useState<OrderProblems>();
  const reasonsOf = (error: unknown) =>
    statusOf(error) === 412 ? [parts.stale] : errorMessages(error, words);
  const saving = useAction(title, reasonsOf);
  const reading = useLatestOrder(title, reload, setProblems);
  const guard = useLeaveGuard(count > 0 || saving.isBusy);
  const finish = useLatest(() => {
    draft.end();
    if (guard.isAsking) guard.leave();
  });

  function submit() {
    if (!edit || saving.isBusy) return;
    if (count === 0) return draft.end();
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

  return {
    title,
    edit,
    count,
    guard,
    problems,
    isBusy: saving.isBusy,
    isReading: reading.isBusy,
    /** Once the list that can be ordered has come: then its first row takes the focus. */
    begin: (before: Order) => void whenLoaded(LazyOrderList, () => draft.begin(before)),
    move: draft.move,
    cancel: () => {
      if (!saving.isBusy) draft.end();
    },
    submit,
    /** After another person has sorted: applies my order to the newest list, to be checked and saved again. */
    rebase: () => reading.read(draft.rebase),
    dismiss: () => setProblems(undefined),
  };
}

/** Reads the newest order. */
function useLatestOrder(
  title: string,
  reload: OrderOptions['reload'],
  setProblems: (problems: OrderProblems | undefined) => void,
) {
  const words = useWords();
  const { parts } = useOfficeWords();
  const { run, isBusy } = useAction(title);
  function read(onRead: (latest: Order) => void) {
    const work = () =>
      reload().catch((error: unknown) => {
        setProblems({ messages: errorMessages(error, words), isStale: true });
        throw error;
      });
    void run(work, (latest) => {
      if (!latest) return setProblems({ messages: [parts.goneRecord], isStale: false });
      onRead(latest);
      setProblems(undefined);
      notify(parts.rebased);
    });
  }
  return { read, isBusy };
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
