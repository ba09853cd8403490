import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Running, runTask, tasks } from '../../lib/tasks.ts';
import { OfficeDialog } from './office-dialog.tsx';
import { Toasts } from './toasts.tsx';

afterEach(() => tasks.set([]));

/** Work that goes on until the test ends it, or until Stop. */
function heldWork() {
  let end = () => {};
  let running: Running | undefined;
  const work = (given: Running) =>
    new Promise<void>((resolve, reject) => {
      running = given;
      end = resolve;
      given.signal.addEventListener('abort', () => reject(given.signal.reason));
    });
  return {
    work,
    end: () => end(),
    onProgress: (done: number) => running?.onProgress({ done, total: 8 }),
  };
}
const DELETION = { key: 'delete', title: 'Deleting 8 fragrances', done: 0, total: 8 };
/** Whether the browser would ask before it closes the tab. */
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
const list = () => page.getByRole('list', { name: 'In progress' });

test('long work is shown with its progress, and closing the tab asks until it has ended', async () => {
  await render(<Toasts />);
  expect(asks()).toBe(false);
  const { work, end, onProgress } = heldWork();
  const ended = runTask(DELETION, work);
  await expect.element(list().getByText('Deleting 8 fragrances')).toBeVisible();
  expect(asks()).toBe(true);
  onProgress(3);
  await expect.element(list().getByText('3 of 8')).toBeVisible();
  await expect
    .element(list().getByRole('progressbar', { name: 'Deleting 8 fragrances' }))
    .toHaveAttribute('aria-valuenow', '3');
  end();
  await ended;
  await expect.element(list()).not.toBeInTheDocument();
  expect(asks()).toBe(false);
});

test('work is stopped from its place above a dialog, once, without a failure, and the focus is not lost', async () => {
  await render(
    <>
      <main>
        <h1 tabIndex={-1}>Users</h1>
      </main>
      <Toasts />
    </>,
  );
  const { work } = heldWork();
  const ended = runTask(DELETION, work);
  const stop = list().getByRole('button', { name: 'Stop: Deleting 8 fragrances' });
  await stop.click();
  await expect(ended).resolves.toBeUndefined();
  await expect.element(list()).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Users' })).toHaveFocus();
  await render(
    <OfficeDialog title="Rights" onClose={() => {}}>
      <p>Form</p>
    </OfficeDialog>,
  );
  const dialog = page.getByRole('dialog', { name: 'Rights' });
  await expect.element(dialog).toBeVisible();
  void runTask(DELETION, heldWork().work);
  await dialog.getByRole('button', { name: 'Stop: Deleting 8 fragrances' }).click();
  await expect.element(list()).not.toBeInTheDocument();
});

test('until the requests under way have ended, Stop says so and can be pressed no second time', async () => {
  await render(<Toasts />);
  let end = () => {};
  let signal: AbortSignal | undefined;
  void runTask(DELETION, (running) => {
    signal = running.signal;
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  });
  const stop = list().getByRole('button', { name: 'Stop: Deleting 8 fragrances' });
  await stop.click();
  expect(signal?.aborted).toBe(true);
  await expect.element(list().getByRole('status')).toHaveTextContent('Stopping…');
  await expect.element(stop).toHaveAttribute('aria-disabled', 'true');
  expect(asks()).toBe(true);
  end();
  await expect.element(list()).not.toBeInTheDocument();
});

test('work of the server has no Stop, and closing the tab does not ask', async () => {
  await render(<Toasts />);
  const { work, end } = heldWork();
  void runTask({ ...DELETION, key: 'change', title: 'Publish', isOfServer: true }, work);
  await expect.element(list().getByRole('progressbar', { name: 'Publish' })).toBeVisible();
  expect(list().getByRole('button').elements()).toHaveLength(0);
  expect(asks()).toBe(false);
  end();
  await expect.element(list()).not.toBeInTheDocument();
});

test('one piece of work of a kind runs at a time, and the next one after it, also after a failure', async () => {
  let begun = 0;
  const fail = async () => {
    begun += 1;
    throw new Error('No connection');
  };
  const first = runTask(DELETION, fail);
  await runTask(DELETION, fail);
  expect(begun).toBe(1);
  await expect(first).rejects.toThrow('No connection');
  expect(asks()).toBe(false);
  await expect(runTask(DELETION, fail)).rejects.toThrow('No connection');
  expect(begun).toBe(2);
});
