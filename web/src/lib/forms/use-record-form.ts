import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { openDialogs } from '../browser/open-dialogs.ts';
import { useLatest } from '../browser/use-latest.ts';
import { useOfficeWords } from '../words/office-words.ts';
import type {
  Draft,
  FieldProps,
  Labels,
  ObjectSchema,
  RecordFormOptions,
  Revision,
} from './record-form-options.ts';
import { useDraft } from './use-draft.ts';
import { useFormErrors } from './use-form-errors.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useRebase } from './use-rebase.ts';
import { useSameName } from './use-same-name.ts';
import { useSave } from './use-save.ts';

/**
 * A form with one draft, one schema, one request and one leave guard. A failure keeps the input. During a save, further
 * presses do nothing and leaving asks first. A failure after leaving becomes a notification that stays.
 */
export function useRecordForm<
  S extends ObjectSchema,
  Answer,
  L extends Labels = Record<never, string>,
>(options: RecordFormOptions<S, Answer, L>) {
  const { parts } = useOfficeWords();
  const isNew = 'initial' in options;
  type D = Draft<S>;
  type Fields = D & Revision;
  const edit = useFields(options);
  const { isEditing, draft } = edit;
  const errors = useFormErrors(draft);
  const title = options.errorTitle;
  const labels: Labels = options.labels ?? {};
  const saving = useSave(options, draft, errors);
  const finished = (answer: Answer) => finish.current(answer);
  const { fileNames = {} } = options;
  const rebase = useRecordRebase(options, edit, errors, (merged) => saving.save(finished, merged));
  const isBusy = saving.isBusy || rebase.isBusy;
  const form = useRef<HTMLFormElement>(null);
  useFocusOnWrong(form, errors.shown);

  const { guard, finish } = useGuard(options, edit, errors, isBusy);
  function submit(event?: FormEvent<HTMLFormElement>) {
    event?.preventDefault();
    // React events bubble through portals: a submit in a dialog is not this form's.
    if (event && event.target !== event.currentTarget) return;
    if (!isEditing || isBusy || isTextLeftOver(form.current) || rebase.ask()) return;
    saving.save(finished);
  }
  const sameName = useSameName({ draft, isBusy, submit }, options.sameName);

  return {
    ref: form,
    draft,
    /** The stored values that the edit began with; undefined for a new record. */
    stored: isNew ? undefined : (edit.base as D),
    isNew,
    isEditing,
    isDirty: edit.isDirty,
    isBusy,
    title,
    labels,
    values: options.values ?? {},
    fileNames,
    sameName,
    guard,
    errors,
    rebase,
    begin: edit.begin,
    change: (part: Partial<D>) => edit.change(part as Partial<Fields>),
    ...transitionsOf(options.schema, { edit, errors, rebase, guard, isBusy }),
    submit: sameName.submit,
    field: fieldsOf<D, L>(edit, errors, labels, isNew ? undefined : parts.changed),
  };
}

export type RecordForm = Omit<
  ReturnType<typeof useRecordForm>,
  'field' | 'change' | 'draft' | 'stored'
>;

/** The draft of the record, or of a new one. */
function useFields<S extends ObjectSchema, Answer, L extends Labels>(
  options: RecordFormOptions<S, Answer, L>,
) {
  type Fields = Draft<S> & Revision;
  const isNew = 'initial' in options;
  // A new record has no revision yet.
  return useDraft<Fields>(isNew ? (options.initial as Fields) : options.record, {
    isNew,
    isBegun: isNew || options.isBegun,
    fields: Object.keys(options.schema.shape),
  });
}

/** The choice after a stale save. People choose among the fields that have a label. */
const useRecordRebase = <S extends ObjectSchema, Answer, L extends Labels>(
  { errorTitle, reload, labels, fileNames }: RecordFormOptions<S, Answer, L>,
  edit: ReturnType<typeof useFields<S, Answer, L>>,
  errors: ReturnType<typeof useFormErrors>,
  save: (draft: Draft<S> & Revision) => void,
) =>
  useRebase({
    edit,
    title: errorTitle,
    reload,
    errors,
    isShown: (name) => Object.hasOwn(labels ?? {}, name),
    leadOf: (name) => fileNames?.[name],
    save,
  });

/** Asks before the person leaves changes or a save. `finish` ends the edit after the save. */
function useGuard<S extends ObjectSchema, Answer, L extends Labels>(
  options: RecordFormOptions<S, Answer, L>,
  { isDirty, draft, end }: ReturnType<typeof useDraft<Draft<S> & Revision>>,
  errors: ReturnType<typeof useFormErrors>,
  isBusy: boolean,
) {
  const isWorthKeeping = options.isWorthKeeping?.(draft) ?? isDirty;
  const wouldLoseInput = isWorthKeeping && errors.kind !== 'gone';
  const guard = useLeaveGuard(
    !options.isUnguarded && (wouldLoseInput || isBusy || options.isUploading === true),
  );
  const finish = useLatest((answer: Answer) => {
    end();
    // The person wanted to leave during the save, and now nothing would be lost.
    if (guard.isAsking) return guard.leave();
    guard.release();
    if (options.onSaved?.(answer) === false) guard.hold();
  });
  return { guard, finish };
}

type TransitionParts<D extends object> = {
  edit: Pick<ReturnType<typeof useDraft<D>>, 'begin' | 'change' | 'end'>;
  errors: Pick<ReturnType<typeof useFormErrors>, 'clear'>;
  rebase: { forget: () => void };
  guard: Pick<ReturnType<typeof useLeaveGuard>, 'ask' | 'hold'>;
  isBusy: boolean;
};

/** How an edit ends without a save, or begins with the values of a former state. */
const transitionsOf = <D extends object>(
  schema: ObjectSchema,
  { edit, errors, rebase, guard, isBusy }: TransitionParts<D>,
) => ({
  /** Cancels the edit, except during a save. */
  end: () => {
    if (isBusy) return;
    errors.clear();
    rebase.forget();
    edit.end();
  },
  /** Edits the record with the values of a former state. Asks first when that would lose input. */
  restore: (state: object, onRestored: () => void) =>
    guard.ask(() => {
      if (isBusy) return;
      errors.clear();
      rebase.forget();
      edit.begin();
      edit.change(valuesIn<D>(schema, state));
      guard.hold();
      onRestored();
    }, 'replace'),
});

/** What a state says of the form's fields; the revision remains that of the record as it is now. */
const valuesIn = <D extends object>(schema: ObjectSchema, state: object) =>
  // Former states have the fields of the record.
  Object.fromEntries(
    Object.entries(state).filter(
      ([name]) => name in schema.shape && !['id', 'etag', 'requestId'].includes(name),
    ),
  ) as Partial<D>;

/** The props of a field, by its name. */
const fieldsOf =
  <D extends object, L extends Labels>(
    { isEditing, draft, change, isChanged }: ReturnType<typeof useDraft<D & Revision>>,
    errors: ReturnType<typeof useFormErrors>,
    labels: Labels,
    changed: string | undefined,
  ) =>
  <K extends keyof D & string>(name: K) =>
    ({
      ...(Object.hasOwn(labels, name) && { label: labels[name] }),
      name,
      value: draft[name],
      error: isEditing ? errors.errorOf(name) : undefined,
      changed: isChanged(name) ? changed : undefined,
      disabled: !isEditing,
      // TypeScript widens a computed key to any string.
      onValue: (value: D[K]) => change({ [name]: value } as unknown as Partial<D & Revision>),
    }) as FieldProps<D[K], K, L>;

/** Whether a field shows a text that is not in the draft, such as a name that no option has. Focuses that field. */
function isTextLeftOver(form: HTMLFormElement | null) {
  const controls = form?.querySelectorAll<HTMLInputElement>('input') ?? [];
  const field = [...controls].find(({ validity }) => validity.customError);
  field?.focus();
  return field !== undefined;
}

/** Focuses the first field with an error: at once, or when the dialog above the form closes. */
function useFocusOnWrong(form: RefObject<HTMLFormElement | null>, errors: object) {
  useEffect(() => {
    const dialog = openDialogs.get().at(-1);
    // The focus stays in a dialog above the form, which would be hidden from screen readers without it.
    if (Object.keys(errors).length === 0 || dialog?.contains(form.current) === false) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, errors]);
}
