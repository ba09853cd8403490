import { useEffect, useId, useRef } from 'react';

/** Why the form was refused: the messages, and the names of the fields they are about. */
export type InviteFormErrors = { messages: readonly string[]; fields: readonly string[] };

export const NO_ERRORS: InviteFormErrors = { messages: [], fields: [] };

/** Connects the messages to the fields, and focuses the first field with an error. */
export function useInviteFormErrors(errors: InviteFormErrors) {
  const form = useRef<HTMLFormElement>(null);
  const messagesId = useId();
  useEffect(() => {
    if (errors.fields.length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return {
    form,
    messagesId,
    partsOf: (field: string) => ({
      ...(errors.messages.length > 0 && { 'aria-describedby': messagesId }),
      ...(errors.fields.includes(field) && { 'aria-invalid': true }),
    }),
  };
}
