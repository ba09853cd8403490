import { useState } from 'react';
import type * as z from 'zod';
import { ApiError } from '../api/api-error.ts';
import type { Words } from '../words/words.ts';
import { errorMessages, issueMessage } from './errors.ts';
import { isEqual } from './is-equal.ts';

/** Why a form was refused: all messages in order, and the first message of each field with an error. */
export type FormErrors = {
  messages: readonly string[];
  fields: Readonly<Record<string, string>>;
};

export const NO_ERRORS: FormErrors = { messages: [], fields: {} };

/** Converts a schema error. A nested field counts as its parent. */
export function schemaErrors({ issues }: z.ZodError): FormErrors {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[String(path[0])] ??= message;
  return { messages: [...new Set(issues.map(({ message }) => message))], fields };
}

/** Converts a failed call. The API's issues name their fields; a nested field counts as its parent. */
export function callErrors(error: unknown, words: Words): FormErrors {
  const fields: Record<string, string> = {};
  for (const issue of error instanceof ApiError ? error.issues : []) {
    const [field] = issue.field?.split('.') ?? [];
    if (field !== undefined) fields[field] ??= issueMessage(issue, words);
  }
  return { messages: errorMessages(error, words), fields };
}

/** `stale`: another person saved first; `gone`: the record was deleted. */
type ErrorKind = 'none' | 'invalid' | 'failed' | 'stale' | 'gone';

type Shown = FormErrors & { kind: ErrorKind; draft: object };
const NOTHING: Shown = { ...NO_ERRORS, kind: 'none', draft: {} };

/** Why the last submit failed. A field stays marked until its value changes. */
export function useFormErrors(draft: object) {
  const [shown, setShown] = useState(NOTHING);
  const currentValues: Readonly<Record<string, unknown>> = { ...draft };
  const submittedValues: Readonly<Record<string, unknown>> = { ...shown.draft };
  const isMarked = (field: string) => isEqual(currentValues[field], submittedValues[field]);
  const errorOf = (field: string) => (isMarked(field) ? shown.fields[field] : undefined);
  const marked = Object.keys(shown.fields).filter((field) => errorOf(field) !== undefined);
  return {
    /** A new object whenever a submit fails or its messages are dismissed. */
    shown: shown.fields,
    kind: shown.kind,
    messages: shown.messages,
    /** Messages to show above the form: those of marked fields are shown beside the fields. */
    others: shown.messages.length > 0 && marked.length > 0 ? [] : shown.messages,
    errorOf,
    set: (kind: ErrorKind, errors: FormErrors) => setShown({ ...errors, kind, draft }),
    /** Closes the messages; the fields stay marked. */
    dismiss: () =>
      setShown((last) => ({ ...last, messages: [], kind: 'none', fields: { ...last.fields } })),
    clear: () => setShown(NOTHING),
  };
}
