import { isPassing, statusOf } from '../../../lib/api/api-error.ts';
import { errorMessages } from '../../../lib/forms/errors.ts';
import { notify } from '../../../lib/notifications.ts';
import { type Running, runTask, useTask } from '../../../lib/tasks.ts';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { useWords } from '../../../lib/words/words.ts';
import { type NamedReason, useNamedReasons } from '../../../ui/office/changes/use-named-reasons.ts';
import { useSelectionWords } from '../words/selection.ts';
import { type Chosen, deleteEach, type Failed } from './delete-each.ts';

type Lists = {
  remove: (ids: ReadonlySet<string>) => Promise<unknown>;
  refresh: () => Promise<unknown>;
};

const KEY = 'delete fragrances';

/** Deletes several fragrances, which can be stopped but not undone, wherever the person is, and notifies how it ended. */
export function useDeleteSeveral({ remove, refresh }: Lists) {
  const words = useWords();
  const { parts } = useOfficeWords();
  const selection = useSelectionWords();
  const named = useNamedReasons();

  const reasonOf = ({ record, error }: Failed): NamedReason => ({
    name: record.name,
    reason: statusOf(error) === 412 ? parts.stale : errorMessages(error, words).join(' '),
  });

  const run = (records: readonly Chosen[]): Promise<void> => {
    const total = records.length;
    const start = { key: KEY, title: selection.deleting({ count: total }), done: 0, total };
    return runTask(start, (running) => deleteAll(records, running));
  };

  async function deleteAll(records: readonly Chosen[], { signal, onProgress }: Running) {
    const { gone, failed, left } = await deleteEach(records, {
      signal,
      onProgress: (done) => onProgress({ done, total: records.length }),
    });
    await remove(new Set(gone.map(({ id }) => id)));
    void refresh();
    const texts = [
      gone.length > 0 && selection.deleted({ count: gone.length }),
      failed.length > 0 && selection.notDeleted({ reasons: named(failed.map(reasonOf)) }),
      left.length > 0 && selection.left({ count: left.length }),
    ];
    const passing = failed.filter(({ error }) => isPassing(error)).map(({ record }) => record);
    const rest = signal.aborted ? [] : [...passing, ...left];
    const action = { label: words.common.tryAgain, busy: parts.working, run: () => run(rest) };
    notify(texts.filter(Boolean).join(' '), {
      isError: failed.length > 0 || left.length > 0,
      ...(rest.length > 0 && { action }),
    });
  }
  return { run, isBusy: useTask(KEY) !== undefined };
}
