import { useState } from 'react';
import { notify } from '../notifications.ts';
import { useFormats } from '../words/format.ts';
import { useOfficeWords } from '../words/words.ts';
import { isEqual } from './is-equal.ts';
import { useAction } from './use-action.ts';
import type { Clash, useDraft } from './use-draft.ts';
import type { useFormProblems } from './use-form-problems.ts';

type Revision = { changedBy?: string | undefined; changedDate?: string | null | undefined };

/** Who saved first, when, and the fields that both sides changed. */
export type Conflict = {
  by: string | undefined;
  date: string | null | undefined;
  clashes: readonly Clash[];
};

type RebaseOptions<D extends object> = {
  edit: ReturnType<typeof useDraft<D>>;
  title: string;
  reload: (() => Promise<D | undefined>) | undefined;
  problems: ReturnType<typeof useFormProblems>;
};

/**
 * After a stale save, reads the newest copy and applies the draft's changes to it. For each field that both sides
 * changed, the person chooses a value.
 */
export function useRebase<D extends object & Revision>({
  edit,
  title,
  reload,
  problems,
}: RebaseOptions<D>) {
  const { parts } = useOfficeWords();
  const { dateTime } = useFormats();
  const { run, isBusy, error, clearError } = useAction(title);
  const { show, ...choice } = useClashes(edit);
  const read = () => {
    if (!reload) return;
    void run(reload, (fresh) => {
      if (!fresh) return problems.set('gone', { messages: [parts.goneRecord], fields: {} });
      const clashes = edit.clashesWith(fresh);
      edit.rebase(fresh);
      problems.clear();
      choice.ask();
      if (clashes.length > 0) show({ by: fresh.changedBy, date: fresh.changedDate, clashes });
      else notify(fresh.changedBy ? `${changeOf(fresh)}. ${parts.rebased}` : parts.rebased);
    });
  };
  const changeOf = ({ changedBy = '', changedDate }: Revision) =>
    parts.changedBy(changedBy, changedDate ? dateTime(changedDate) : '');

  return {
    ...choice,
    /** Reads the newest copy; undefined for forms that cannot. */
    read: reload && read,
    isBusy,
    error,
    clearError,
  };
}

/** The choice between both sides, for each field that both changed. */
function useClashes<D extends object & Revision>(edit: ReturnType<typeof useDraft<D>>) {
  const [found, setFound] = useState<Conflict>();
  const [isPostponed, setPostponed] = useState(false);
  // The person may have typed since, also the very value of the other side.
  const values: Readonly<Record<string, unknown>> = { ...edit.draft };
  const clashes = (found?.clashes ?? [])
    .map((clash) => ({ ...clash, mine: values[clash.name] }))
    .filter(({ mine, theirs }) => !isEqual(mine, theirs));
  const conflict = found && clashes.length > 0 ? { ...found, clashes } : undefined;
  const clashingNames = clashes.map(({ name }) => name);
  const resolveFields = (names: readonly string[]) =>
    setFound(
      conflict && { ...conflict, clashes: clashes.filter(({ name }) => !names.includes(name)) },
    );
  return {
    show: setFound,
    /** Undefined while the choice is postponed. */
    conflict: isPostponed ? undefined : conflict,
    /** Closes the question without a choice. Nothing can be saved until `ask` has shown it again. */
    postpone: () => setPostponed(true),
    /** Whether a choice is still to be made; shows the question then. */
    ask: () => {
      setPostponed(false);
      return conflict !== undefined;
    },
    forget: () => setFound(undefined),
    keepMine: () => resolveFields(clashingNames),
    takeTheirs: () => {
      edit.drop(clashingNames);
      resolveFields(clashingNames);
    },
    /** Resolves one field and leaves the others to be chosen. */
    choose: (name: string, side: 'mine' | 'theirs') => {
      if (side === 'theirs') edit.drop([name]);
      resolveFields([name]);
    },
  };
}
