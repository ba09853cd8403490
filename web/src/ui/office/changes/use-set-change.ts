import type { createChangeSet } from '@vse/domain/contract/calls';
import type { InputOf } from '@vse/domain/contract/contracts';
import { CHANGE_SET_LENGTH } from '@vse/domain/limits';
import type { ChangeSet } from '@vse/domain/records/change-sets';
import { ApiError, isPassing } from '../../../lib/api/api-error.ts';
import { errorMessages, issueMessage } from '../../../lib/forms/errors.ts';
import { useRequestId } from '../../../lib/forms/use-request-id.ts';
import { notify } from '../../../lib/notifications.ts';
import { changeTogether } from '../../../lib/records/change-set.ts';
import { type Running, runTask, useTask } from '../../../lib/tasks.ts';
import { useChangeWords } from '../../../lib/words/changes.ts';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { translate, useWords } from '../../../lib/words/words.ts';
import { useNamedReasons } from './use-named-reasons.ts';
import { useSetReports, useUndo } from './use-set-reports.ts';

export type SetChange = {
  input: Omit<InputOf<typeof createChangeSet>, 'requestId'>;
  /** What was pressed. */
  label: string;
  /** How many fragrances it is about. */
  count: number;
  /** The name of a record that is refused. */
  nameOf: (id: string) => string;
  /** What has been done, for the notification. */
  done: (set: ChangeSet) => string;
  onDone?: () => void;
};

const KEY = 'change set';

/**
 * Changes several records as one, one change at a time, and notifies how it ended, also after the person has left: with
 * Undo, or with why nothing was changed. `refresh` reads what the records are now; it must not reject.
 */
export function useSetChange(refresh: () => Promise<unknown>) {
  const words = useWords();
  const { parts } = useOfficeWords();
  const changes = useChangeWords();
  const { notChanged, stopped } = useSetReports();
  const failed = useRefusal();
  const undo = useUndo(refresh);
  const requestId = useRequestId();

  async function send({ input, done, onDone }: SetChange, { onProgress }: Running) {
    // The same id for the same change: what was sent again after a lost answer is written once.
    const set = await changeTogether(
      { ...input, requestId: requestId(input) },
      ({ written, total }) => onProgress({ done: written, total }),
    );
    if (set.state === 'undone') return notChanged(set);
    const undoId = crypto.randomUUID();
    const run = () => undo(set.id, undoId);
    const action = { label: changes.undo, busy: changes.undoing, run };
    const offered = set.undoableUntil ? { action } : {};
    if (set.state === 'failed') return notify(stopped(set), { isError: true, ...offered });
    onDone?.();
    notify(done(set), offered);
  }

  async function run(change: SetChange): Promise<void> {
    if (change.count > CHANGE_SET_LENGTH)
      return notify(translate(words.messages, 'CHANGE_SET_TOO_LARGE'), { isError: true });
    const start = { key: KEY, title: change.label, done: 0, total: change.count };
    await runTask({ ...start, isOfServer: true }, async (running) => {
      try {
        await send(change, running);
      } catch (error) {
        const again = () => run(change);
        const action = { label: words.common.tryAgain, busy: parts.working, run: again };
        notify(failed(error, change), { isError: true, ...(isPassing(error) && { action }) });
      } finally {
        // Before the next change: it must start from what this one has written.
        await refresh();
      }
    });
  }
  return { run, isBusy: useTask(KEY) !== undefined };
}

/** Why a change was refused, with the names of the records that are the reason. */
function useRefusal() {
  const words = useWords();
  const { parts } = useOfficeWords();
  const named = useNamedReasons();
  return (error: unknown, { label, nameOf }: SetChange) => {
    const issues = error instanceof ApiError ? error.issues : [];
    const reasons =
      issues.length > 0
        ? named(
            issues.map((issue) => ({
              name: nameOf(issue.field ?? ''),
              reason: issueMessage(issue, words),
            })),
          )
        : errorMessages(error, words).join(' ');
    return `${parts.failed({ what: label })}: ${reasons}`;
  };
}
