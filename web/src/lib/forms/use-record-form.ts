import type { MessageCode } from '@vse/domain/messages';
import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import type * as z from 'zod';
import { isPassing, statusOf } from '../api/api-error.ts';
import { useLatest } from '../browser/use-latest.ts';
import { translate, useOfficeWords, useWords } from '../words/words.ts';
import { callProblems, schemaProblems } from './field-problems.ts';
import { useAction } from './use-action.ts';
import { useDraft } from './use-draft.ts';
import { useFormProblems } from './use-form-problems.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useRebase } from './use-rebase.ts';
import { useRequestId } from './use-request-id.ts';
import { type SameName, useSameName } from './use-same-name.ts';

type ObjectSchema = z.ZodObject;

/** The draft of a schema's input: where the schema accepts only certain texts, the form may hold any. */
export type Draft<S extends ObjectSchema> = Loose<z.input<S>>;
type Loose<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Loose<Item>[]
    : T extends object
      ? { [K in keyof T as K extends 'requestId' | 'etag' ? never : K]: Loose<T[K]> }
      : T;

/** The revision of a stored record, in addition to its fields. */
export type Revision = {
  etag?: string | undefined;
  changedBy?: string | undefined;
  changedDate?: string | null | undefined;
};

type Labels = Readonly<Record<string, string>>;

/** The props of a field in `ui/office/controls`. Its label is among them if the form has one for it. */
type FieldProps<Value, Name, L extends Labels> = {
  name: string;
  value: Value;
  error: string | undefined;
  disabled: boolean;
  onValue: (value: Value) => void;
} & (Name extends keyof L ? { label: string } : unknown);

export type RecordFormOptions<S extends ObjectSchema, Answer, L extends Labels> = {
  /** The contract's input. It gives the draft its type, and is checked before anything is sent. */
  schema: S;
  /** The title above a failure, such as 'Error Saving User'. */
  errorTitle: string;
  /** The labels of the fields. */
  labels?: L;
  /** The words for a value that is stored in others, by its field. */
  values?: Readonly<Record<string, Labels>>;
  /** Asks before a record gets the name of another one. */
  sameName?: SameName<Draft<S>>;
  /**
   * Sends the parsed draft with the ETag it started from, or with a request id that makes a retried create idempotent.
   * Continues when the person leaves.
   */
  save: (
    input: z.output<S>,
    sent: { etag: string | undefined; requestId: string },
  ) => Promise<Answer>;
  /** Navigates or closes a dialog; returns false when the form stays open. Skipped when the person has left. */
  onSaved?: (answer: Answer) => unknown;
  /** Reads the newest copy of the record from the server. Undefined when the record was deleted; throws when it cannot be read. */
  reload?: () => Promise<(Draft<S> & Revision) | undefined>;
  /** Errors by field that the schema cannot find. */
  check?: (draft: Draft<S>) => Readonly<Record<string, string>>;
  /** The first message when the API is temporarily unable to save. */
  whenUnavailable?: MessageCode | '';
  /** Whether leaving would lose something; by default whether anything was changed. */
  isWorthKeeping?: (draft: Draft<S>) => boolean;
  /** Does not ask before leaving: for a form with one short field. */
  isUnguarded?: boolean;
} & (
  | {
      /** A stored record: shown first, edited between `begin` and `end`. It may have more than the form's fields. */
      record: Draft<S> & Revision;
      /** Starts in edit mode, as in a dialog. */
      isBegun?: boolean;
    }
  | {
      /** A new record, edited from the start. Defaults that arrive later fill untouched fields. */
      initial: Draft<S>;
    }
);

/**
 * A form with one draft, one schema, one request and one leave guard. A failure keeps the input. During a save, further
 * presses do nothing and leaving asks first. A failure after leaving becomes a notification that stays.
 */
export function useRecordForm<
  S extends ObjectSchema,
  Answer,
  L extends Labels = Record<never, string>,
>(options: RecordFormOptions<S, Answer, L>) {
  const isNew = 'initial' in options;
  const words = useWords();
  const { parts } = useOfficeWords();
  type Fields = Draft<S> & Revision;
  // A new record has no revision yet.
  const edit = useDraft<Fields>(isNew ? (options.initial as Fields) : options.record, {
    isNew,
    isBegun: isNew || options.isBegun,
    fields: Object.keys(options.schema.shape),
  });
  const { isEditing, draft } = edit;
  const problems = useFormProblems(draft);
  const requestId = useRequestId();
  const title = options.errorTitle;
  const labels: Labels = options.labels ?? {};
  function reasonsOf(error: unknown): readonly string[] {
    if (statusOf(error) === 412) return [parts.stale];
    const reasons = callProblems(error, words).messages;
    return options.whenUnavailable && isPassing(error)
      ? [translate(words.messages, options.whenUnavailable), ...reasons]
      : reasons;
  }
  const saving = useAction(title, reasonsOf);
  const rebase = useRebase({ edit, title, reload: options.reload, problems });
  const form = useRef<HTMLFormElement>(null);
  useFocusOnWrong(form, problems.shown);

  const isWorthKeeping = options.isWorthKeeping?.(draft) ?? edit.isDirty;
  const wouldLoseInput = isEditing && isWorthKeeping && problems.kind !== 'gone';
  const guard = useLeaveGuard(!options.isUnguarded && (wouldLoseInput || saving.isBusy));
  const finish = useLatest((answer: Answer) => {
    edit.end();
    // The person wanted to leave during the save, and now nothing would be lost.
    if (guard.isAsking) return guard.leave();
    guard.release();
    if (options.onSaved?.(answer) === false) guard.hold();
  });

  function submit(event?: FormEvent<HTMLFormElement>) {
    event?.preventDefault();
    // React events bubble through portals: a submit in a dialog is not this form's.
    if (event && event.target !== event.currentTarget) return;
    // Enter in a dialog inside this form does not submit the form.
    if (event?.currentTarget.querySelector('dialog[open]')) return;
    if (!isEditing || saving.isBusy || rebase.ask()) return;
    const checked = options.schema.safeParse(draft);
    const extraErrors = options.check?.(draft) ?? {};
    if (!checked.success || Object.keys(extraErrors).length > 0) {
      const schemaErrors = checked.success
        ? { messages: [], fields: {} }
        : schemaProblems(checked.error);
      const messages = [...new Set([...schemaErrors.messages, ...Object.values(extraErrors)])];
      problems.set('invalid', { messages, fields: { ...extraErrors, ...schemaErrors.fields } });
      return;
    }
    problems.clear();
    const content = checked.data;
    const sent = { etag: draft.etag, requestId: requestId(content) };
    void saving.run(
      () => options.save(content, sent).catch(showFailure),
      (answer) => finish.current(answer),
    );
  }

  const sameName = useSameName({ draft, isBusy: saving.isBusy, submit }, options.sameName);

  /** Shows why a save failed, and rethrows for useAction, which notifies a person who has left. */
  function showFailure(error: unknown): never {
    const status = statusOf(error);
    const kind = status === 412 ? 'stale' : status === 404 && !isNew ? 'gone' : 'failed';
    const { fields } = callProblems(error, words);
    problems.set(kind, { messages: reasonsOf(error), fields });
    throw error;
  }

  type D = Draft<S>;
  return {
    ref: form,
    draft,
    isNew,
    isEditing,
    isDirty: edit.isDirty,
    isBusy: saving.isBusy,
    title,
    labels,
    values: options.values ?? {},
    sameName,
    guard,
    problems,
    rebase,
    begin: edit.begin,
    change: (part: Partial<D>) => edit.change(part as Partial<Fields>),
    /** Cancels the edit, except during a save. */
    end: () => {
      if (saving.isBusy) return;
      problems.clear();
      rebase.forget();
      edit.end();
    },
    submit: sameName.submit,
    field: <K extends keyof D & string>(name: K) =>
      ({
        ...(Object.hasOwn(labels, name) && { label: labels[name] }),
        name,
        value: draft[name],
        error: isEditing ? problems.errorOf(name) : undefined,
        disabled: !isEditing,
        // TypeScript widens a computed key to any string.
        onValue: (value: D[K]) => edit.change({ [name]: value } as unknown as Partial<Fields>),
      }) as FieldProps<D[K], K, L>,
  };
}

export type RecordForm = Omit<ReturnType<typeof useRecordForm>, 'field' | 'change' | 'draft'>;

/** Focuses the first field with an error: at once, or when the dialog above the form closes. */
function useFocusOnWrong(form: RefObject<HTMLFormElement | null>, problems: object) {
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, problems]);
}
