import type * as z from 'zod';
import { isPassing, statusOf } from '../api/api-error.ts';
import { useOfficeWords } from '../words/office-words.ts';
import { translate, useWords } from '../words/words.ts';
import type {
  Draft,
  Labels,
  ObjectSchema,
  RecordFormOptions,
  Revision,
} from './record-form-options.ts';
import { useAction } from './use-action.ts';
import type { useFormErrors } from './use-form-errors.ts';
import { callErrors, type FormErrors, NO_ERRORS, schemaErrors } from './use-form-errors.ts';
import { useRequestId } from './use-request-id.ts';

/** Checks a form's draft and sends it, one request at a time. Shows why it was not saved. */
export function useSave<S extends ObjectSchema, Answer, L extends Labels>(
  options: RecordFormOptions<S, Answer, L>,
  draft: Draft<S> & Revision,
  errors: ReturnType<typeof useFormErrors>,
) {
  const words = useWords();
  const { parts } = useOfficeWords();
  const requestId = useRequestId();
  const { run, isBusy } = useAction(options.errorTitle, reasonsOf);

  function reasonsOf(error: unknown): readonly string[] {
    if (statusOf(error) === 412) return [parts.stale];
    const reasons = callErrors(error, words).messages;
    return options.whenUnavailable && isPassing(error)
      ? [translate(words.messages, options.whenUnavailable), ...reasons]
      : reasons;
  }

  /** Rethrows for useAction, which notifies a person who has left. */
  function showFailure(error: unknown): never {
    const status = statusOf(error);
    const isStored = 'record' in options;
    const kind = status === 412 ? 'stale' : status === 404 && isStored ? 'gone' : 'failed';
    const { fields } = callErrors(error, words);
    errors.set(kind, { messages: reasonsOf(error), fields });
    throw error;
  }

  function save(onSaved: (answer: Answer) => void, current = draft) {
    const checked = checkDraft(options, current);
    if ('messages' in checked) return errors.set('invalid', checked);
    errors.clear();
    const { content } = checked;
    const sent = { etag: current.etag, requestId: requestId(content) };
    void run(() => options.save(content, sent).catch(showFailure), onSaved);
  }

  return { save, isBusy };
}

/** What the draft says to the server, or why it cannot be sent. */
function checkDraft<S extends ObjectSchema>(
  { schema, check }: Pick<RecordFormOptions<S, unknown, Labels>, 'schema' | 'check'>,
  draft: Draft<S>,
): FormErrors | { content: z.output<S> } {
  const checked = schema.safeParse(draft);
  const extraErrors = check?.(draft) ?? {};
  if (checked.success && Object.keys(extraErrors).length === 0) return { content: checked.data };
  const { messages, fields } = checked.success ? NO_ERRORS : schemaErrors(checked.error);
  return {
    messages: [...new Set([...messages, ...Object.values(extraErrors)])],
    fields: { ...extraErrors, ...fields },
  };
}
