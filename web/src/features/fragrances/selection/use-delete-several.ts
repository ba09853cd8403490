import { useRef, useState } from 'react';
import { isPassing, statusOf } from '../../../lib/api/api-error.ts';
import { problemMessages } from '../../../lib/forms/problem.ts';
import { notify } from '../../../lib/notifications.ts';
import { useSelectionWords } from '../../../lib/words/selection.ts';
import { useOfficeWords, useWords } from '../../../lib/words/words.ts';
import { type NamedReason, useNamedReasons } from '../../../ui/office/changes/use-named-reasons.ts';
import { type Chosen, deleteEach, type Failed } from './delete-each.ts';

type Lists = {
  remove: (ids: ReadonlySet<string>) => Promise<unknown>;
  refresh: () => Promise<unknown>;
};

/** Deletes several fragrances, which can be stopped but not undone, and notifies how it ended, also after leaving. */
export function useDeleteSeveral({ remove, refresh }: Lists) {
  const words = useWords();
  const { parts } = useOfficeWords();
  const selection = useSelectionWords();
  const named = useNamedReasons();
  const running = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<{ written: number; total: number }>();

  const reasonOf = ({ record, error }: Failed): NamedReason => ({
    name: record.name,
    reason: statusOf(error) === 412 ? parts.stale : problemMessages(error, words).join(' '),
  });

  async function run(records: readonly Chosen[]): Promise<void> {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const total = records.length;
    setProgress({ written: 0, total });
    const onProgress = (written: number) => setProgress({ written, total });
    const outcome = await deleteEach(records, { signal: controller.signal, onProgress });
    const { gone, failed, left } = outcome;
    await remove(new Set(gone.map(({ id }) => id)));
    void refresh();
    running.current = undefined;
    setProgress(undefined);
    const texts = [
      gone.length > 0 && selection.deleted(gone.length),
      failed.length > 0 && selection.notDeleted(named(failed.map(reasonOf))),
      left.length > 0 && selection.left(left.length),
    ];
    const passing = failed.filter(({ error }) => isPassing(error)).map(({ record }) => record);
    const rest = controller.signal.aborted ? [] : [...passing, ...left];
    const action = { label: words.common.tryAgain, busy: parts.working, run: () => run(rest) };
    notify(texts.filter(Boolean).join(' '), {
      isError: failed.length > 0 || left.length > 0,
      ...(rest.length > 0 && { action }),
    });
  }
  return { run, progress, stop: () => running.current?.abort() };
}
