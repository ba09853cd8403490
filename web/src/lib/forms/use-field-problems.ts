import { useEffect, useId, useRef } from 'react';
import type { FormProblems } from './form-problems.ts';

/** Connects the messages of a form to its fields, and focuses the first field with an error. */
export function useFieldProblems(problems: FormProblems) {
  const form = useRef<HTMLFormElement>(null);
  const messagesId = useId();
  useEffect(() => {
    if (problems.fields.length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  return {
    form,
    messagesId,
    partsOf: (field: string) => ({
      ...(problems.messages.length > 0 && { 'aria-describedby': messagesId }),
      ...(problems.fields.includes(field) && { 'aria-invalid': true }),
    }),
  };
}
