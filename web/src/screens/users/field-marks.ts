import type { UserDraft } from './user-draft.ts';

type FieldErrors = Readonly<Record<string, string>>;

/** What was wrong with which field, and with what in it. */
export type FieldMarks = { errors: FieldErrors; draft: UserDraft };

/** A field is marked until something else stands in it. */
export function errorsIn(draft: UserDraft, marks: FieldMarks | undefined): FieldErrors {
  if (!marks) return {};
  const before: Partial<Record<string, unknown>> = marks.draft;
  const now: Partial<Record<string, unknown>> = draft;
  return Object.fromEntries(
    Object.entries(marks.errors).filter(([field]) => now[field] === before[field]),
  );
}
