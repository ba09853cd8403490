import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { FluentRoot } from '../../../ui/kit/fluent-root.tsx';
import { OrderBar } from './order-bar.tsx';
import { type Order, useOrder } from './use-order.ts';

const ORDER: Order = { ids: ['a', 'b', 'c'], etag: '1' };

let before = '';
beforeEach(() => {
  before = location.href;
});
afterEach(() => history.replaceState(null, '', before));

type Calls = {
  save: (order: Order) => Promise<void>;
  reload: () => Promise<Order | undefined>;
};

function Questions(calls: Calls) {
  const order = useOrder(calls);
  return (
    <>
      <p data-testid="ids">{order.edit?.ids.join(' ') ?? 'closed'}</p>
      <button type="button" onClick={() => order.begin(ORDER)}>
        Begin
      </button>
      <button type="button" onClick={() => order.move(0, 2)}>
        Move
      </button>
      <button type="button" onClick={order.submit}>
        Submit
      </button>
      <button type="button" onClick={order.cancel}>
        Close
      </button>
      <Link to="/other">Other page</Link>
      <OrderBar order={order} />
    </>
  );
}

/** A sort order that is edited, with calls that a test answers. */
async function sorting(calls: Partial<Calls> = {}) {
  const save = vi.fn(calls.save ?? (async () => {}));
  const reload = vi.fn(calls.reload ?? (async () => ORDER));
  const screen = await render(
    <BrowserRouter>
      <FluentRoot>
        <Routes>
          <Route path="/other" element={<h1>Other</h1>} />
          <Route path="*" element={<Questions save={save} reload={reload} />} />
        </Routes>
      </FluentRoot>
    </BrowserRouter>,
  );
  const press = (name: string) =>
    screen.getByRole('button', { name, exact: true }).click({ force: true });
  const ids = screen.getByTestId('ids');
  await press('Begin');
  await expect.element(ids).toHaveTextContent('a b c');
  const follow = () => screen.getByRole('link', { name: 'Other page' }).click();
  const question = (name: string) => screen.getByRole('dialog', { name });
  const hasLeft = () =>
    expect.element(screen.getByRole('heading', { name: 'Other' })).toBeVisible();
  return { screen, save, reload, press, ids, follow, question, hasLeft };
}

const never = () => new Promise<never>(() => {});
const refused = (status: number) => () => Promise.reject(new ApiError(status));

test('an order that nobody has moved is left, and closed by Save, without a question or a call', async () => {
  const { save, press, ids, follow, hasLeft } = await sorting();
  await press('Submit');
  await expect.element(ids).toHaveTextContent('closed');
  expect(save).not.toHaveBeenCalled();
  await press('Begin');
  await follow();
  await hasLeft();
});

test('leaving a moved order asks first', async () => {
  const { press, follow, question, hasLeft } = await sorting();
  await press('Move');
  await follow();
  await expect.element(question('Leave without saving?')).toBeVisible();
  await press('Stay here');
  await follow();
  await press('Leave without saving');
  await hasLeft();
});

test('during a save, leaving asks, Save sends nothing more, and Cancel keeps the order', async () => {
  const { save, press, ids, follow, question } = await sorting({ save: never });
  await press('Move');
  await press('Submit');
  await press('Submit');
  expect(save.mock.calls).toEqual([[{ ids: ['b', 'c', 'a'], etag: '1' }]]);
  await press('Cancel');
  await expect.element(ids).toHaveTextContent('b c a');
  await follow();
  await expect.element(question('Still saving')).toBeVisible();
});

test('an order that is moved back during its save stays open, and leaving asks', async () => {
  const { save, press, ids, follow, question } = await sorting({ save: never });
  await press('Move');
  await press('Submit');
  await press('Move');
  await press('Move');
  await press('Submit');
  await press('Close');
  await expect.element(ids).toHaveTextContent('a b c');
  expect(save).toHaveBeenCalledTimes(1);
  await follow();
  await expect.element(question('Still saving')).toBeVisible();
});

test('Cancel ends the edit, and nothing is asked after that', async () => {
  const { press, ids, follow, hasLeft } = await sorting();
  await press('Move');
  await press('Cancel');
  await expect.element(ids).toHaveTextContent('closed');
  await follow();
  await hasLeft();
});

test('a person who wanted to leave during the save goes there when it succeeds', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { press, follow, question, hasLeft } = await sorting({ save: () => promise });
  await press('Move');
  await press('Submit');
  await follow();
  await expect.element(question('Still saving')).toBeVisible();
  resolve();
  await hasLeft();
});

test('a saved order is closed', async () => {
  const { press, ids } = await sorting();
  await press('Move');
  await press('Submit');
  await expect.element(ids).toHaveTextContent('closed');
});

test.each([400, 404, 412])(
  'after a status of %i, my order is applied to the newest list',
  async (status) => {
    const latest = { ids: ['c', 'b', 'a', 'd'], etag: '2' };
    const { press, ids, question } = await sorting({
      save: refused(status),
      reload: async () => latest,
    });
    await press('Move');
    await press('Submit');
    await press('Load the latest version');
    await expect.element(question('Error Saving Question')).not.toBeInTheDocument();
    await expect.element(ids).toHaveTextContent('b c a d');
  },
);

test.each<[string, () => Promise<undefined>, string | RegExp]>([
  ['is gone', async () => undefined, 'This record has been deleted in the meantime.'],
  ['cannot be read', refused(0), /We cannot reach VSE at the moment/],
])('a newest list that %s keeps my order, and the message says why', async (_, reload, message) => {
  const { screen, press, ids } = await sorting({ save: refused(412), reload });
  await press('Move');
  await press('Submit');
  await press('Load the latest version');
  await expect.element(screen.getByText(message)).toBeVisible();
  await expect.element(ids).toHaveTextContent('b c a');
});

test('a save that may succeed later offers no newer list', async () => {
  const { screen, press, question } = await sorting({ save: refused(503) });
  await press('Move');
  await press('Submit');
  await expect.element(question('Error Saving Question')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load the latest version' }).elements()).toEqual([]);
});
