import { NAME_LENGTH } from '@vse/domain/limits';
import { RESULT_SORTS, type ResultSort } from '@vse/domain/records/quiz-results';
import { useEffect, useRef, useState } from 'react';
import type { List } from '../../../lib/api/use-list.ts';
import { download } from '../../../lib/export/download.ts';
import { type ExportProgress, exportHistory } from '../../../lib/export/export-history.ts';
import { problemMessages } from '../../../lib/forms/problem.ts';
import { notify } from '../../../lib/notifications.ts';
import { useOfficeWords, useWords } from '../../../lib/words/words.ts';
import { historyInput } from '../history-filters.ts';

/** Exports the filtered list, in its order, as one workbook. Leaving the page cancels the export. */
export function useExport({ query, sorting }: Pick<List<unknown>, 'query' | 'sorting'>) {
  const words = useWords();
  const { history } = useOfficeWords();
  const [progress, setProgress] = useState<ExportProgress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  async function run(controller: AbortController) {
    const { isCompleted, ...filters } = historyInput(query.filters);
    const input = {
      ...filters,
      ...(isCompleted && { isCompleted: isCompleted === 'true' }),
      ...(query.find.trim() && { find: query.find.trim().slice(0, NAME_LENGTH) }),
      ...(sorting && isSort(sorting.key) && { sort: sorting.key, direction: sorting.direction }),
    };
    try {
      const file = await exportHistory(input, setProgress, controller.signal);
      download(file, `VseAnswers-history-${new Date().toISOString().slice(0, 10)}.xlsx`);
      notify(history.export.done);
    } catch (error) {
      if (controller.signal.aborted) return;
      const reasons = problemMessages(error, words).join(' ');
      notify(`${history.export.failed} ${reasons}`, { isError: true });
    } finally {
      if (running.current === controller) {
        running.current = undefined;
        setProgress(undefined);
      }
    }
  }
  return {
    progress,
    start: () => {
      if (running.current) return;
      running.current = new AbortController();
      setProgress({ done: 0, total: 0 });
      void run(running.current);
    },
    cancel: () => {
      running.current?.abort();
      running.current = undefined;
      setProgress(undefined);
    },
  };
}

const isSort = (key: string): key is ResultSort => RESULT_SORTS.some((sort) => sort === key);
