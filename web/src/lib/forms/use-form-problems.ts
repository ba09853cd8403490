import { useState } from 'react';
import { type FieldProblems, NO_FIELD_PROBLEMS } from './field-problems.ts';
import { isEqual } from './is-equal.ts';

/** `stale`: another person saved first; `gone`: the record was deleted. */
export type ProblemKind = 'none' | 'invalid' | 'failed' | 'stale' | 'gone';

type Shown = FieldProblems & { kind: ProblemKind; draft: object };
const NOTHING: Shown = { ...NO_FIELD_PROBLEMS, kind: 'none', draft: {} };

/** Why the last submit failed. A field stays marked until its value changes. */
export function useFormProblems(draft: object) {
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
    set: (kind: ProblemKind, problems: FieldProblems) => setShown({ ...problems, kind, draft }),
    /** Closes the messages; the fields stay marked. */
    dismiss: () =>
      setShown((last) => ({ ...last, messages: [], kind: 'none', fields: { ...last.fields } })),
    clear: () => setShown(NOTHING),
  };
}
