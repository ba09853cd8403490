import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useLeaveGuard } from './use-leave-guard.ts';

function Page({ isHeld }: { isHeld: boolean }) {
  const guard = useLeaveGuard(isHeld);
  return (
    <>
      <h1>Page</h1>
      <p data-testid="asking">{guard.isAsking ? 'asking' : ''}</p>
      <button type="button" onClick={guard.stay}>
        Stay
      </button>
      <button type="button" onClick={guard.leave}>
        Leave
      </button>
    </>
  );
}

const App = ({ isHeld }: { isHeld: boolean }) => (
  <BrowserRouter>
    <Link to="/other">Other page</Link>
    <a href="/other" target="_blank" rel="noreferrer" onClick={(event) => event.preventDefault()}>
      New tab
    </a>
    <Routes>
      <Route path="/other" element={<h1>Other</h1>} />
      <Route path="*" element={<Page isHeld={isHeld} />} />
    </Routes>
  </BrowserRouter>
);

let before = '';
beforeEach(() => {
  before = location.href;
});
afterEach(() => history.replaceState(null, '', before));

test('a link asks first: Stay keeps the page, Leave follows the link', async () => {
  const screen = await render(<App isHeld />);
  const asking = screen.getByTestId('asking');
  await screen.getByRole('link', { name: 'Other page' }).click();
  await expect.element(asking).toHaveTextContent('asking');
  await screen.getByRole('button', { name: 'Stay' }).click();
  await expect.element(asking).toHaveTextContent('');
  await screen.getByRole('link', { name: 'Other page' }).click();
  await screen.getByRole('button', { name: 'Leave' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Other' })).toBeVisible();
});

test('nothing is asked without changes, nor for a link that opens another tab', async () => {
  const held = await render(<App isHeld />);
  await held.getByRole('link', { name: 'New tab' }).click();
  await expect.element(held.getByTestId('asking')).toHaveTextContent('');
  await held.unmount();
  const free = await render(<App isHeld={false} />);
  await free.getByRole('link', { name: 'Other page' }).click();
  await expect.element(free.getByRole('heading', { name: 'Other' })).toBeVisible();
});

test('the browser asks before it closes a page with changes, and only then', async () => {
  const wouldClose = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return !event.defaultPrevented;
  };
  const screen = await render(<App isHeld />);
  expect(wouldClose()).toBe(false);
  await screen.rerender(<App isHeld={false} />);
  expect(wouldClose()).toBe(true);
});
