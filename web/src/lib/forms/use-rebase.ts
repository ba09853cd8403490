import { useEffect, useEffectEvent, useState } from 'react';
import { notify } from '../notifications.ts';
import { useFormats } from '../words/format.ts';
import { useOfficeWords } from '../words/office-words.ts';
import type { Revision } from './record-form-options.ts';
import { useAction } from './use-action.ts';
import type { Difference, useDraft } from './use-draft.ts';
import type { useFormErrors } from './use-form-errors.ts';

export type Side = 'mine' | 'theirs';

/** A field that differs, and whose value will be saved; undefined until the person has chosen. */
export type Choice = Difference & { side: Side | undefined };

/** Who saved first, when, and the fields that differ. */
export type Conflict = {
  by: string | undefined;
  isFromOutside: boolean;
  date: string | null | undefined;
  choices: readonly Choice[];
};

type RebaseOptions<D extends object> = {
  edit: ReturnType<typeof useDraft<D>>;
  title: string;
  reload: (() => Promise<D | undefined>) | undefined;
  errors: ReturnType<typeof useFormErrors>;
  /** Whether people see a field, and can choose its value. */
  isShown: (name: string) => boolean;
  /** The field that another one belongs to, such as the file to its name. */
  leadOf: (name: string) => string | undefined;
  /** Saves a draft that has become another one. */
  save: (draft: D) => void;
};

/**
 * After a stale save, reads the newest copy. The person chooses a value for each field that both sides changed; what only
 * one of them changed is chosen beforehand, and can be chosen otherwise. Then the outcome is saved under the newest ETag.
 */
export function useRebase<D extends object & Revision>(options: RebaseOptions<D>) {
  const { edit, title, reload, errors } = options;
  const { parts } = useOfficeWords();
  const { dateTime } = useFormats();
  const { run, isBusy, error, clearError } = useAction(title);
  const { show, ...choice } = useChoices(options);
  const read = () => {
    if (!reload) return;
    void run(reload, (fresh) => {
      if (!fresh) return errors.set('gone', { messages: [parts.goneRecord], fields: {} });
      errors.clear();
      if (show(fresh)) return;
      edit.rebase(fresh);
      notify(fresh.changedBy ? `${changeOf(fresh)}. ${parts.rebased}` : parts.rebased);
    });
  };
  const changeOf = ({ changedBy = '', changedDate }: Revision) =>
    parts.changedBy({ name: changedBy, date: changedDate ? dateTime(changedDate) : '' });

  const readOnce = useEffectEvent(read);
  const isStale = errors.kind === 'stale';
  useEffect(() => {
    if (isStale) readOnce();
  }, [isStale]);

  return {
    ...choice,
    /** Reads the newest copy once more; undefined for forms that cannot. */
    read: reload && read,
    isBusy,
    error,
    clearError,
  };
}

/** The choice between both sides, field by field. */
function useChoices<D extends object & Revision>(options: RebaseOptions<D>) {
  const { edit, isShown, leadOf, save } = options;
  const [fresh, setFresh] = useState<D>();
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  // How often it was asked, 0 while it is postponed.
  const [asked, setAsked] = useState(1);
  const sideOf = ({ name, changedBy }: Difference): Side | undefined =>
    chosen[name] ?? SIDES[changedBy];
  const choicesFor = (copy: D): Choice[] =>
    edit
      .differencesTo(copy)
      .filter(({ name }) => isShown(name) && !leadOf(name))
      .map((difference) => ({ ...difference, side: sideOf(difference) }));
  const isQuestion = (choices: readonly Choice[]) =>
    choices.some(({ changedBy }) => changedBy !== 'me');
  // The person may have typed since, also the very value of the other side.
  const choices = fresh ? choicesFor(fresh) : [];
  const conflict = fresh && isQuestion(choices) ? conflictWith(fresh, choices) : undefined;

  function settle(copy: D) {
    const sides = new Map(choices.map(({ name, side }) => [name, side]));
    const sided = edit
      .differencesTo(copy)
      .map((one) => ({ ...one, side: sides.get(leadOf(one.name) ?? one.name) ?? sideOf(one) }));
    const { dropped, kept } = outcomeOf(sided, (name) => isShown(leadOf(name) ?? name));
    setFresh(undefined);
    save(edit.rebase(copy, dropped, kept));
  }

  return {
    /** Asks about the differences to a newer copy. Returns whether there is something to choose. */
    show: (copy: D) => {
      setChosen({});
      setAsked(1);
      const isAsked = isQuestion(choicesFor(copy));
      setFresh(isAsked ? copy : undefined);
      return isAsked;
    },
    /** Undefined while the choice is postponed. */
    conflict: asked > 0 ? conflict : undefined,
    /** The key of the question: asking again loads what was lost. */
    asked,
    choose: (names: readonly string[], side: Side) =>
      setChosen({ ...chosen, ...Object.fromEntries(names.map((name) => [name, side])) }),
    /** Closes the question and decides nothing. Nothing can be saved until it has been answered. */
    postpone: () => setAsked(0),
    /** Whether a newer copy has to be dealt with first: shows the question, or saves if nothing is left of it. */
    ask: () => {
      if (!fresh) return false;
      if (conflict) setAsked(asked + 1);
      else settle(fresh);
      return true;
    },
    /** Saves what was chosen. Does nothing while a field is still to be chosen. */
    settle: () => {
      if (fresh && choices.every(({ side }) => side)) settle(fresh);
    },
    forget: () => setFresh(undefined),
  };
}

const conflictWith = (fresh: Revision, choices: readonly Choice[]): Conflict => ({
  by: fresh.changedBy,
  isFromOutside: fresh.isFromOutside ?? false,
  date: fresh.changedDate,
  choices,
});

/** The fields that take the other side's value, and the values of this side that remain. */
function outcomeOf(choices: readonly Choice[], isShown: (name: string) => boolean) {
  const dropped = choices.filter(({ side }) => side === 'theirs').map(({ name }) => name);
  const mine = choices.filter(({ name, side }) => side === 'mine' && isShown(name));
  return { dropped, kept: Object.fromEntries(mine.map((one) => [one.name, one.mine])) };
}

/** What only one side changed is that side's; a field that both changed has to be chosen. */
const SIDES = { me: 'mine', them: 'theirs', both: undefined } as const;
