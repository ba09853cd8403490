import type { ChangeSet } from '@vse/domain/records/change-sets';
import { errorMessages } from '../../../lib/forms/errors.ts';
import { notify } from '../../../lib/notifications.ts';
import { undoTogether } from '../../../lib/records/change-set.ts';
import { runTask } from '../../../lib/tasks.ts';
import { useChangeWords } from '../../../lib/words/changes.ts';
import { useFormats } from '../../../lib/words/format.ts';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { translate, useWords } from '../../../lib/words/words.ts';
import { useListed } from './use-listed.ts';

/** Says how change sets ended: which records were left out, and why. */
export function useSetReports() {
  const words = useWords();
  const changes = useChangeWords();
  const listed = useListed();
  const { number } = useFormats();
  const reasons = ({ left, leftCount }: ChangeSet) =>
    listed(
      left.map(({ name, code }) => {
        const reason = translate(words.messages, code);
        return name ? changes.because({ name, reason }) : reason;
      }),
      leftCount,
      ' ',
    );
  const stopped = (set: ChangeSet) =>
    [changes.stoppedText({ done: number(set.written), total: number(set.total) }), reasons(set)]
      .join(' ')
      .trim();
  return {
    /** How many records have a set that was stopped, and why. */
    stopped,
    /** Why nothing of a set is left. */
    reasons,
    notChanged: (set: ChangeSet) =>
      notify([changes.notChanged, reasons(set)].join(' '), { isError: true }),
    /** A success closes by itself; what was left out stays to be read. */
    undone: (set: ChangeSet) => {
      if (set.state === 'undone')
        return notify([changes.notUndone, reasons(set)].join(' '), { isError: true });
      if (set.state === 'failed') return notify(stopped(set), { isError: true });
      const names = set.left.map(({ name }) => name);
      const kept =
        set.leftCount > 0 ? [changes.keptChanged({ names: listed(names, set.leftCount) })] : [];
      notify([changes.undid({ count: set.written }), ...kept].join(' '), {
        isError: set.leftCount > 0,
      });
    },
  };
}

/** The key of the task that undoes a change set. */
export const undoKey = (id: string) => `undo ${id}`;

/** Undoes a change set, and notifies how that ended. Never rejects. */
export function useUndo(refresh: () => unknown) {
  const words = useWords();
  const { parts } = useOfficeWords();
  const changes = useChangeWords();
  const { undone } = useSetReports();
  return (id: string, requestId: string) => {
    const start = { key: undoKey(id), title: changes.undoing, done: 0, total: 0 };
    return runTask({ ...start, isOfServer: true }, async ({ onProgress }) => {
      try {
        undone(
          await undoTogether({ id, requestId }, ({ written, total }) =>
            onProgress({ done: written, total }),
          ),
        );
      } catch (error) {
        const reasons = errorMessages(error, words).join(' ');
        notify(`${parts.failed({ what: changes.undo })}: ${reasons}`, { isError: true });
      } finally {
        void refresh();
      }
    });
  };
}
