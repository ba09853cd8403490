import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { type InviteFormErrors, NO_ERRORS, useInviteFormErrors } from './use-invite-form-errors.ts';

function Form({ errors }: { errors: InviteFormErrors }) {
  const { form, messagesId, partsOf } = useInviteFormErrors(errors);
  return (
    <form ref={form}>
      <input aria-label="Email" {...partsOf('email')} />
      <input aria-label="Code" {...partsOf('code')} />
      <p id={messagesId}>{errors.messages.join()}</p>
    </form>
  );
}

test('a wrong field is marked, described by the message, and has the focus', async () => {
  const screen = await render(<Form errors={NO_ERRORS} />);
  expect(document.activeElement).toBe(document.body);
  await screen.rerender(<Form errors={{ messages: ['No code.'], fields: ['code'] }} />);
  const code = screen.getByLabelText('Code');
  await expect.element(code).toHaveFocus();
  await expect.element(code).toBeInvalid();
  await expect.element(code).toHaveAccessibleDescription('No code.');
  await expect.element(screen.getByLabelText('Email')).toBeValid();
});

test('a message about no field moves the focus nowhere', async () => {
  const screen = await render(<Form errors={NO_ERRORS} />);
  await screen.rerender(<Form errors={{ messages: ['Not found.'], fields: [] }} />);
  await expect.element(screen.getByText('Not found.')).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});
