import type { LastChange } from '../../store/document-types.ts';

/** The last change as records store it. `by` is the person's name, '' if no person made the change. */
export const changeBy = (by: string, now: () => Date): LastChange => ({
  changedBy: by,
  changedDate: now().toISOString(),
});
