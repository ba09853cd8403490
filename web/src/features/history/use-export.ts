import { NAME_LENGTH } from '@vse/domain/limits';
import { RESULT_SORTS, type ResultSort } from '@vse/domain/records/quiz-results';
import type { List } from '../../lib/api/use-list.ts';
import { localDay } from '../../lib/days.ts';
import { download } from '../../lib/export/download.ts';
import { type ExportProgress, exportHistory } from '../../lib/export/export-history.ts';
import { errorMessages } from '../../lib/forms/errors.ts';
import { notify } from '../../lib/notifications.ts';
import { type Running, runTask, useTask } from '../../lib/tasks.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { useWords } from '../../lib/words/words.ts';
import { historyInput } from './history-filters.ts';

const KEY = 'export of the history';

/** Exports the filtered list, in its order, as one workbook, wherever the person is. */
export function useExport({ query, sorting }: Pick<List<unknown>, 'query' | 'sorting'>) {
  const words = useWords();
  const { history } = useOfficeWords();
  const { number } = useFormats();
  const { isCompleted, ...filters } = historyInput(query.filters);
  const input = {
    ...filters,
    ...(isCompleted && { isCompleted: isCompleted === 'true' }),
    ...(query.find.trim() && { find: query.find.trim().slice(0, NAME_LENGTH) }),
    ...(sorting && isSort(sorting.key) && { sort: sorting.key, direction: sorting.direction }),
  };
  const textOf = ({ done, total }: ExportProgress) =>
    done < total
      ? history.export.progress({ done: number(done), total: number(total) })
      : history.export.writing;
  const write = async ({ onProgress, signal }: Running) => {
    const show = (progress: ExportProgress) => onProgress({ ...progress, text: textOf(progress) });
    const file = await Promise.race([exportHistory(input, show, signal), stopped(signal)]);
    download(file, `VseAnswers-history-${localDay(new Date())}.xlsx`);
    notify(history.export.done);
  };
  const onFailure = (error: unknown) => {
    const reasons = errorMessages(error, words).join(' ');
    notify(`${history.export.failed} ${reasons}`, { isError: true });
  };
  const task = { key: KEY, title: history.export.title, text: history.export.preparing };
  return {
    isBusy: useTask(KEY) !== undefined,
    start: () => void runTask({ ...task, done: 0, total: 0 }, write).catch(onFailure),
  };
}

/** Rejects at Stop, because a request that is under way would take its time. */
const stopped = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

const isSort = (key: string): key is ResultSort => RESULT_SORTS.some((sort) => sort === key);
