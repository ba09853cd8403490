import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Modal } from './modal.tsx';

type OpenerProps = { isBusy?: boolean; onClosed: () => void; onSubmitAround: () => void };

/** A form whose button opens a dialog with a form of its own. */
function Opener({ isBusy = false, onClosed, onSubmitAround }: OpenerProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    onClosed();
    setOpen(false);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmitAround();
      }}
    >
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Modal title="A scent" isBusy={isBusy} onClose={close}>
          <form onSubmit={(event) => event.preventDefault()}>
            <input aria-label="Name" />
          </form>
          <button type="button">Last</button>
        </Modal>
      )}
    </form>
  );
}

async function open({ isBusy = false, isSafari = false } = {}) {
  const [onClosed, onSubmitAround] = [vi.fn(), vi.fn()];
  const screen = await render(
    <Opener isBusy={isBusy} onClosed={onClosed} onSubmitAround={onSubmitAround} />,
  );
  const button = screen.getByRole('button', { name: 'Open' });
  if (isSafari) button.element().addEventListener('mousedown', (event) => event.preventDefault());
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'A scent' });
  await expect.element(dialog).toBeVisible();
  return { onClosed, onSubmitAround, dialog };
}

test('it opens on its first field, keeps Tab inside, and gives the focus back', async () => {
  const { dialog, onClosed } = await open();
  await expect.element(dialog.getByLabelText('Name')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(dialog.getByRole('button', { name: 'Last' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(dialog.getByRole('button', { name: 'Last' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
  expect(onClosed).toHaveBeenCalledOnce();
});

test('it gives the focus back to the button that opened it, which Safari does not focus on a click', async () => {
  const { dialog } = await open({ isSafari: true });
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('Enter in it submits its own form and not the one around it', async () => {
  const { dialog, onSubmitAround } = await open();
  await dialog.getByLabelText('Name').fill('Oak');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  expect(onSubmitAround).not.toHaveBeenCalled();
});

test('while something is being sent it cannot be closed, also not by the browser', async () => {
  const { dialog, onClosed } = await open({ isBusy: true });
  await userEvent.keyboard('{Escape}');
  await dialog.getByRole('button', { name: 'Close' }).click({ force: true });
  const element = dialog.element() as HTMLDialogElement;
  // As Android does on a second Back gesture.
  element.close();
  await expect.poll(() => element.open).toBe(true);
  expect(onClosed).not.toHaveBeenCalled();
});

test('a press that begins inside and ends on the backdrop does not close it', async () => {
  const { dialog, onClosed } = await open();
  const element = dialog.element();
  const press = (at: Element) =>
    at.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  const click = () => element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  press(dialog.getByLabelText('Name').element());
  click();
  expect(onClosed).not.toHaveBeenCalled();
  press(element);
  click();
  expect(onClosed).toHaveBeenCalledOnce();
});
