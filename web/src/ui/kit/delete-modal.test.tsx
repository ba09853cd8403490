import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ApiError } from '../../lib/api/api-error.ts';
import { DeleteModal } from './delete-modal.tsx';

type Given = {
  remove?: () => Promise<unknown>;
  refresh: () => unknown;
  leaveTo?: string;
  onClose?: () => void;
};

async function confirmed({ remove = () => Promise.resolve(), onClose = vi.fn(), ...given }: Given) {
  const modal = (
    <DeleteModal
      title="Delete Oak?"
      text="For good."
      remove={remove}
      onClose={onClose}
      {...given}
    />
  );
  await render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={modal} />
        <Route path="/gone" element={<h1>Deleted Oak</h1>} />
      </Routes>
    </MemoryRouter>,
  );
  await page.getByRole('button', { name: 'Delete' }).click();
}

test('above a list it closes only after the list is updated', async () => {
  const list = Promise.withResolvers<void>();
  const refresh = vi.fn(() => list.promise);
  const onClose = vi.fn();
  await confirmed({ refresh, onClose });
  await expect.poll(() => refresh.mock.calls.length).toBe(1);
  expect(onClose).not.toHaveBeenCalled();
  list.resolve();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test("on a record's page it leaves before the lists are updated", async () => {
  const refresh = vi.fn(() => new Promise(() => {}));
  await confirmed({ refresh, leaveTo: '/gone' });
  await expect.element(page.getByRole('heading', { name: 'Deleted Oak' })).toBeVisible();
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('after a failure it stays open, says why, and updates nothing', async () => {
  const refresh = vi.fn();
  const onClose = vi.fn();
  await confirmed({ remove: () => Promise.reject(new ApiError(412)), refresh, onClose });
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'Someone else has changed this record in the meantime. Nothing has been saved.',
    );
  expect(refresh).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});
