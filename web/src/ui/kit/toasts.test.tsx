import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { notifications, notify } from '../../lib/notifications.ts';
import { OfficeDialog } from './office-dialog.tsx';
import { Toasts } from './toasts.tsx';

function DialogWithNotifications() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Toasts />
      {isOpen && (
        <OfficeDialog title="A scent" onClose={() => setOpen(false)}>
          <p>Form</p>
        </OfficeDialog>
      )}
    </>
  );
}

test('a notification is in front of an open dialog, outlives it, and closes alone', async () => {
  await render(<DialogWithNotifications />);
  notify('The logo did not arrive.', { isError: true });
  notify('The sheet did not arrive.', { isError: true });
  await page.getByRole('button', { name: /^The logo did not arrive/ }).click();
  await expect.element(page.getByText('The logo did not arrive.')).not.toBeInTheDocument();
  const dialog = page.getByRole('dialog', { name: 'A scent' });
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('button', { name: /^The sheet did not arrive/ }).click();
  await expect.element(page.getByText('The sheet did not arrive.')).not.toBeInTheDocument();
});

test('the cross of a long notification is as large as that of a short one', async () => {
  await render(<Toasts />);
  notify('Word '.repeat(60).trim(), { isError: true });
  const close = page.getByRole('button', { name: /^Word/ });
  await expect.element(close).toBeVisible();
  expect(close.element().querySelector('svg')?.getBoundingClientRect().width).toBe(20);
  await close.click();
});

test('the action of a notification runs once, and the notification stays until it has ended', async () => {
  await render(<Toasts />);
  let end = () => {};
  let runs = 0;
  const run = () => {
    runs += 1;
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  };
  notify('Two are published.', { action: { label: 'Undo', busy: 'Undoing…', run } });
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  const busy = page.getByRole('button', { name: 'Undoing…' });
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true');
  (busy.element() as HTMLElement).click();
  expect(runs).toBe(1);
  // Fluent shows a toast for a moment after it was closed.
  expect(notifications.get()).toHaveLength(1);
  end();
  await expect.element(page.getByText('Two are published.')).not.toBeInTheDocument();
});

test('a notification stays while the keyboard or the pointer is in it, and closes after both have left', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const screen = await render(
    <>
      <Toasts />
      <button type="button">Elsewhere</button>
    </>,
  );
  notify('Changes saved.');
  const close = page.getByRole('button', { name: /^Changes saved/ });
  await expect.element(close).toBeVisible();
  await close.hover();
  (close.element() as HTMLElement).focus();
  vi.advanceTimersByTime(60_000);
  expect(notifications.get()).toHaveLength(1);
  await screen.getByRole('button', { name: 'Elsewhere' }).hover();
  vi.advanceTimersByTime(60_000);
  expect(notifications.get()).toHaveLength(1);
  await expect.element(close).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(close).not.toHaveFocus();
  vi.advanceTimersByTime(60_000);
  expect(notifications.get()).toHaveLength(0);
  vi.useRealTimers();
});
