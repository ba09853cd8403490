import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ErrorModal } from './error-modal.tsx';

const open = (title?: string) =>
  render(<ErrorModal {...(title && { title })} messages={['Nothing works.']} onClose={() => {}} />);

test("an error without a title of its own is titled 'An Error Occurred'", async () => {
  const screen = await open();
  await expect.element(screen.getByRole('dialog', { name: 'An Error Occurred' })).toBeVisible();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Nothing works.');
});

test('one with a title of its own has that', async () => {
  const screen = await open('Error Saving User');
  await expect.element(screen.getByRole('dialog', { name: 'Error Saving User' })).toBeVisible();
});
