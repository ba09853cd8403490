import { NAME_LENGTH } from '@vse/domain/limits';
import { RESULT_SORTS, type ResultSort } from '@vse/domain/records/quiz-results';
import type { List } from '../../lib/api/use-list.ts';
import { localDay } from '../../lib/day-range.ts';
import { download } from '../../lib/export/download.ts';
import { type ExportProgress, exportHistory } from '../../lib/export/export-history.ts';
import { problemMessages } from '../../lib/forms/problem.ts';
import { type Running, useCancelable } from '../../lib/forms/use-cancelable.ts';
import { notify } from '../../lib/notifications.ts';
import { useOfficeWords, useWords } from '../../lib/words/words.ts';
import { historyInput } from './history-filters.ts';

/** Exports the filtered list, in its order, as one workbook. Leaving the page cancels the export. */
export function useExport({ query, sorting }: Pick<List<unknown>, 'query' | 'sorting'>) {
  const words = useWords();
  const { history } = useOfficeWords();
  const { progress, run, cancel } = useCancelable<ExportProgress>();
  const { isCompleted, ...filters } = historyInput(query.filters);
  const input = {
    ...filters,
    ...(isCompleted && { isCompleted: isCompleted === 'true' }),
    ...(query.find.trim() && { find: query.find.trim().slice(0, NAME_LENGTH) }),
    ...(sorting && isSort(sorting.key) && { sort: sorting.key, direction: sorting.direction }),
  };
  const write = async ({ onProgress, signal }: Running<ExportProgress>) => {
    const file = await exportHistory(input, onProgress, signal);
    download(file, `VseAnswers-history-${localDay(new Date())}.xlsx`);
    notify(history.export.done);
  };
  const onFailure = (error: unknown) => {
    const reasons = problemMessages(error, words).join(' ');
    notify(`${history.export.failed} ${reasons}`, { isError: true });
  };
  return { progress, cancel, start: () => void run({ done: 0, total: 0 }, write, onFailure) };
}

const isSort = (key: string): key is ResultSort => RESULT_SORTS.some((sort) => sort === key);
