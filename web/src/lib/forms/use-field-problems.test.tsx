import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { type FormProblems, NO_PROBLEMS } from './form-problems.ts';
import { useFieldProblems } from './use-field-problems.ts';

function Form({ problems }: { problems: FormProblems }) {
  const { form, messagesId, partsOf } = useFieldProblems(problems);
  return (
    <form ref={form}>
      <input aria-label="Email" {...partsOf('email')} />
      <input aria-label="Code" {...partsOf('code')} />
      <p id={messagesId}>{problems.messages.join()}</p>
    </form>
  );
}

test('a wrong field is marked, described by the message, and has the focus', async () => {
  const screen = await render(<Form problems={NO_PROBLEMS} />);
  expect(document.activeElement).toBe(document.body);
  await screen.rerender(<Form problems={{ messages: ['No code.'], fields: ['code'] }} />);
  const code = screen.getByLabelText('Code');
  await expect.element(code).toHaveFocus();
  await expect.element(code).toBeInvalid();
  await expect.element(code).toHaveAccessibleDescription('No code.');
  await expect.element(screen.getByLabelText('Email')).toBeValid();
});

test('a message about no field moves the focus nowhere', async () => {
  const screen = await render(<Form problems={NO_PROBLEMS} />);
  await screen.rerender(<Form problems={{ messages: ['Not found.'], fields: [] }} />);
  await expect.element(screen.getByText('Not found.')).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});
